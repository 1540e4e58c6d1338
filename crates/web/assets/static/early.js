// What happens before the program is there. The front page can be seen by then; what somebody does on it is remembered, and done
// as soon as the program can do it.
{
  const root = document.documentElement;
  const kept = (name) => {
    try {
      return localStorage.getItem(`escapement-${name}`) ?? "";
    } catch {
      return "";
    }
  };

  // Light or dark is known before anything is seen, so that it does not flash.
  const theme = kept("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  // The language chosen before, or the first that the browser names and we speak.
  const SPOKEN = ["en", "de", "es"];
  const codes = [kept("language"), ...navigator.languages].map((code) => code.slice(0, 2).toLowerCase());
  const language = codes.find((code) => SPOKEN.includes(code)) ?? SPOKEN[0];

  // What can be seen is the front page as a newcomer gets it. Somebody who has been at a table gets another one.
  const isNewcomer = ["", "[]"].includes(kept("visits"));
  if (location.pathname !== "/" || language !== root.lang || !isNewcomer) root.dataset.still = "hidden";

  // The last link or button that was pressed. What is opened in another tab is the browser's business.
  let pressed = null;
  const press = (event) => {
    const element = event.target.closest?.(".still :is(a, button)");
    if (!element || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed?.classList.remove("pressed");
    pressed = element;
    pressed.classList.add("pressed");
  };
  addEventListener("click", press);

  // Where an element is in the program's own front page: its names there are in another attribute.
  const place = (element) => {
    const names = [];
    for (let at = element.closest("[data-early]"); at; at = at.parentElement.closest("[data-early]")) {
      names.unshift(`[data-testid="${at.dataset.early}"]`);
    }
    return names.join(" ");
  };

  // What somebody has done to a field, to be done to another; nothing if it is as it was.
  const change = (field) => {
    const { value, defaultValue } = field;
    if (field.matches("details")) return field.open && ((own) => (own.open = true));
    if (field.matches("[type=radio]")) return field.checked && ((own) => own.click());
    const options = [...(field.options ?? [])];
    const isAsItWas = options.length ? options.every((one) => one.selected === one.defaultSelected) : value === defaultValue;
    if (isAsItWas) return null;
    return (own) => {
      own.value = value;
      for (const name of ["input", "change"]) own.dispatchEvent(new Event(name, { bubbles: true }));
    };
  };

  window.early = {
    language,

    // The game that somebody wants to play.
    game: () => pressed?.closest(".game-body button") && pressed.closest("article").dataset.early.replace("game-", ""),

    // Ends it: takes down what somebody has done, and hands back a function that does it in the program's own page.
    end: () => {
      removeEventListener("click", press);
      const still = document.querySelector(".still");
      const changes = [...still.querySelectorAll("input, select, details")].map((field) => [place(field), change(field)]);
      const focused = still.contains(document.activeElement) ? place(document.activeElement) : "";
      const last = pressed ? place(pressed) : "";
      return () => {
        still.remove();
        document.querySelector(".splash").remove();
        const own = (at) => (at ? document.querySelector(at) : null);
        for (const [at, act] of changes) if (act && own(at)) act(own(at));
        own(focused)?.focus({ preventScroll: true });
        own(last)?.click();
      };
    },
  };
}
