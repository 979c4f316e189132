/**
 * A script of the head: fetches the code of a page that the server rendered whole once its first view is painted, so that
 * neither the line nor the processor works for it before. The elements stand in `<template id="code">`, where a browser
 * fetches nothing. The first view is the largest picture that the page marks, else whatever is painted first; somebody who
 * presses, types or moves the focus is not kept waiting for it, nor does a page that is not seen, or whose picture never comes.
 * All of them wait for the end of the document: a script that is put into it by another one runs as soon as it is here, and React
 * would take half a page over, without its data, and throw it away.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const lateCodeScript = `(function (d) {
  var observer, ended = new AbortController();
  function start() {
    if (d.readyState === "loading") {
      d.addEventListener("DOMContentLoaded", start, { once: true });
      return;
    }
    var code = d.getElementById("code");
    if (!code) return;
    ended.abort();
    if (observer) observer.disconnect();
    d.head.appendChild(code.content);
    code.remove();
  }
  function onPaint(list) {
    var lead = d.querySelector("img[fetchpriority=high]");
    list.getEntries().forEach(function (entry) {
      if (!lead || (entry.element && entry.element.matches("img[fetchpriority=high]"))) start();
    });
  }
  try {
    observer = new PerformanceObserver(onPaint);
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  } catch (e) {
    observer = undefined;
  }
  ["pointerdown", "keydown", "focusin"].forEach(function (type) {
    addEventListener(type, start, { capture: true, signal: ended.signal });
  });
  addEventListener("load", function () { setTimeout(start, observer ? 300 : 0); }, { signal: ended.signal });
  setTimeout(start, 4000);
})(document)`;
