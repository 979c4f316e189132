/** The test files of a worker share one document; each finds it as a browser would show it first. */
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();

// What the server renders is tested where there is no document.
if (typeof document !== 'undefined') {
  // The document of the tests has no pictures to decode.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
