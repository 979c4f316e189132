import { textFont } from '#design-system/foundations/font-names.ts';

/**
 * A script of the head, after the preload of the letters: while the style sheets are on their way nothing is laid out. At the end of
 * a document a browser looks for forms that it can fill in, and lays out every element for it, in a way that the sheets then
 * undo. The base sheet shows the document again; so do a sheet that is lost, and the end of loading.
 * The letters are there for the first layout when they arrive before the sheet that names them.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const firstLayoutScript = `(function (d) {
  var root = d.documentElement, ended = new AbortController();
  function show(event) {
    if (event.type === "error" && event.target.rel !== "stylesheet") return;
    ended.abort();
    root.style.removeProperty("display");
  }
  root.style.display = "none";
  addEventListener("error", show, { capture: true, signal: ended.signal });
  addEventListener("load", show, { signal: ended.signal });
  try {
    var letters = d.querySelector("link[as=font]");
    var face = new FontFace(${JSON.stringify(textFont.family)}, "url(" + letters.href + ")", ${JSON.stringify(textFont.descriptors)});
    d.fonts.add(face);
    face.load().catch(function () {});
  } catch (e) {}
})(document)`;
