### What a link to a table says before anybody follows it. It tells nothing of the table.

preview-invitation = You are invited to a game
preview-invitation-about = Open the link and take a seat. Nothing to install, no account.
