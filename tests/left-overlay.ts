/** Before the next test names its address, the entry of what lay open over the page is left: until then the history waits. */
import { afterEach, expect } from 'vitest';

// What the server renders is tested where there is no document.
if (typeof document !== 'undefined')
  afterEach(() => expect.poll(() => history.state && 'overlay' in history.state).not.toBe(true));
