import { lazyImageDelay, lazyImageThreshold } from '#rules/limits.ts';

const margin = `${lazyImageThreshold}px`;

/**
 * A script of the head: a picture below the first view is asked for once it has been near the view for a moment. A browser left
 * to itself asks for lazy pictures screens ahead. What is near when it is first laid out comes at once; what is scrolled near
 * waits, and one timer is both its delay and the throttle. On paper nothing waits. Without this script a browser decides by itself.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const latePicturesScript = `//# allFunctionsCalledOnLoad
(function (d) {
  if (!self.IntersectionObserver) return;
  var root = d.documentElement, far = new WeakSet(), near = new Set(), frame, timer;
  function show(box) {
    near.delete(box);
    view.unobserve(box);
    box.removeAttribute("data-late");
  }
  function showNear() {
    timer = 0;
    near.forEach(show);
  }
  var view = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      var box = entry.target;
      if (!entry.isIntersecting) {
        near.delete(box);
        if (entry.boundingClientRect.height) far.add(box);
      } else if (far.has(box)) near.add(box);
      else show(box);
    });
    if (near.size) timer = timer || setTimeout(showNear, ${lazyImageDelay});
  }, { rootMargin: "${margin}", scrollMargin: "${margin}" });
  function find() {
    frame = 0;
    d.querySelectorAll("[data-late]").forEach(function (box) { view.observe(box); });
  }
  root.setAttribute("data-late-pictures", "");
  addEventListener("beforeprint", function () { root.removeAttribute("data-late-pictures"); });
  new MutationObserver(function () {
    frame = frame || requestAnimationFrame(find);
  }).observe(root, { childList: true, subtree: true });
})(document)`;
