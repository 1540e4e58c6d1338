# What those call it who speak it.
language-name = English
