const takenOver = 'lampyris:taken-over';

/** On an element that the server rendered and whose code is still on its way: what is done in it is kept until it is gone. */
export const awaitsCode = 'data-awaits-code';

/**
 * A script of the head: keeps what is pressed, chosen and typed before the page is taken over, or before the code of a part
 * of it has come, and does it then, in its order. A button that was pressed in impatience several times is pressed once; a
 * form that has an address of its own works meanwhile. Choices and words are seen at once, but React sets them back when it
 * takes the page over.
 * React, which hydrates the page in slices, does not hear of a press that is kept: it would be done twice.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const earlyInputScript = `(function () {
  var kept = [], isTakenOver = false;
  function isEarly(element) {
    return !isTakenOver || element.closest("[${awaitsCode}]") !== null;
  }
  function onClick(event) {
    var target = event.target;
    if (!isEarly(target)) return;
    var button = target.closest("button");
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
    if (!isEarly(target) || target.matches("[type=radio],[type=checkbox]")) return;
    if (last && last[0] === target) last[2] = target.value;
    else kept.push([target, "value", target.value]);
  }
  function again(one) {
    var element = one[0], part = one[1], state = one[2];
    // A part of the page that still waits to be hydrated is hydrated by this, or its code is asked for.
    element.dispatchEvent(new Event("touchcancel", { bubbles: true }));
    if (!element.isConnected) return;
    if (isEarly(element)) {
      kept.push(one);
      return;
    }
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
  addEventListener("${takenOver}", function release() {
    isTakenOver = true;
    if (!document.querySelector("[${awaitsCode}]")) {
      removeEventListener("click", onClick, true);
      removeEventListener("input", onInput, true);
      removeEventListener("${takenOver}", release);
    }
    kept.splice(0).forEach(again);
  });
})()`;

/** To be called as soon as React answers to the hand, of the page or of a part whose code has come. */
export function releaseEarlyInput(): void {
  window.dispatchEvent(new Event(takenOver));
}
