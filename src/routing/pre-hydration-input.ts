const takenOver = 'lampyris:taken-over';

/**
 * A script of the head: keeps what is pressed, chosen and typed before the page is taken over, and does it then, in its
 * order. A button that was pressed in impatience several times is pressed once; a form that has an address of its own
 * works meanwhile. Choices and words are seen at once, but React sets them back when it takes the page over.
 * React, which hydrates the page in slices, does not hear of a press that is kept: it would be done twice.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const earlyInputScript = `(function () {
  var kept = [];
  function onClick(event) {
    var target = event.target, button = target.closest("button");
    if (target.matches("[type=radio],[type=checkbox]")) {
      event.stopPropagation();
      kept.push([target, "checked", target.checked]);
    }
    if (!button || (button.form && button.form.hasAttribute("action"))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!kept.some(function (one) { return one[0] === button; })) kept.push([button, "pressed"]);
  }
  function onInput(event) {
    var target = event.target, last = kept[kept.length - 1];
    if (target.matches("[type=radio],[type=checkbox]")) return;
    if (last && last[0] === target) last[2] = target.value;
    else kept.push([target, "value", target.value]);
  }
  function again(element, part, state) {
    // A part of the page that still waits to be hydrated is hydrated by this.
    element.dispatchEvent(new Event("touchcancel", { bubbles: true }));
    if (!element.isConnected) return;
    // React keeps what it found and takes it for what the server rendered: only a change tells it.
    if (part === "checked" && element.checked === state) element.checked = !state;
    if (part === "value" && element.matches("input,textarea")) element.value = element.defaultValue;
    if (part !== "value") return element.click();
    // Past React's own setter, so that it sees a change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value").set.call(element, state);
    element.dispatchEvent(new Event(element.matches("select") ? "change" : "input", { bubbles: true }));
    if (element !== document.activeElement) element.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
  addEventListener("click", onClick, true);
  addEventListener("input", onInput, true);
  addEventListener("${takenOver}", function () {
    removeEventListener("click", onClick, true);
    removeEventListener("input", onInput, true);
    kept.forEach(function (one) { again(one[0], one[1], one[2]); });
  }, { once: true });
})()`;

/** To be called as soon as React answers to the hand. */
export function releaseEarlyInput(): void {
  window.dispatchEvent(new Event(takenOver));
}
