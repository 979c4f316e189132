import { contract } from '../../src/generated/contract.ts';
import { hasOwn } from '../../src/shape.ts';
import type { BrokenHost } from './break-host.ts';
import { hearing, isHello, saying, wishing } from './kinds.ts';

/** Hosts that greet the wrong pages, or greet them wrongly, or mix two pages up. */
export const brokenDoors: readonly BrokenHost[] = [
  {
    name: 'welcomes only pages of its own contract',
    caughtBy: 'hello-other-contract',
    fault: hearing((message, text) => (isHello(message) && message['contract'] !== contract.hash ? undefined : text)),
  },
  {
    name: 'welcomes only a hello that says no more than it knows',
    caughtBy: 'hello-unknown-fields',
    fault: hearing((message, text) => (isHello(message) && hasOwn(message, 'viewport') ? undefined : text)),
  },
  {
    name: 'looks only at the first protocol of a page',
    caughtBy: 'hello-many-protocols',
    fault: hearing((_, text) => (/"protocols":\[2,/.test(text) ? undefined : text)),
  },
  {
    name: 'welcomes pages of any protocol',
    caughtBy: 'hello-newer-only',
    fault: hearing((message, text) => (isHello(message) ? { ...message, protocols: [1] } : text)),
  },
  {
    name: 'hears only the first hello',
    caughtBy: 'hello-again',
    fault: () => {
      let hasMet = false;
      return {
        heard(message, text, { hand }) {
          if (!(isHello(message) && hasMet)) hand(text);
          hasMet ||= isHello(message);
        },
      };
    },
  },
  {
    name: 'speaks for ever on the first channel',
    caughtBy: 'hello-new-page',
    fault: () => {
      let first: unknown;
      return {
        heard(message, text, { hand }) {
          if (isHello(message)) first ??= message['ch'];
          hand(text);
        },
        said: (message, { say }) => say({ ...message, ch: first }),
      };
    },
  },
  {
    name: 'takes a new page for the one before',
    caughtBy: 'channel-dialog-of-the-page-before',
    fault: () => {
      let first: unknown;
      let last: unknown;
      return {
        heard(message, text, { hand }) {
          if (isHello(message)) {
            first ??= message['ch'];
            last = message['ch'];
          }
          hand(message['ch'] === last && first !== undefined ? { ...message, ch: first } : text);
        },
        said: (message, { say }) => say({ ...message, ch: last }),
      };
    },
  },
  {
    name: 'goes on serving the page before',
    caughtBy: 'channel-of-the-page-before',
    fault: () => {
      const met = new Set<unknown>();
      let last: unknown;
      return {
        heard(message, text, { hand }) {
          if (isHello(message)) {
            last = message['ch'];
            met.add(last);
          }
          hand(met.has(message['ch']) && !isHello(message) ? { ...message, ch: last } : text);
        },
      };
    },
  },
  {
    name: 'says its welcome at once, held back or not',
    caughtBy: 'late-welcome',
    fault: wishing('hold', (wish, grant) => (wish['cmd'] === 'hello' ? Promise.resolve({ ok: true }) : grant(wish))),
  },
  {
    name: 'is deaf until it has said welcome',
    caughtBy: 'late-welcome-calls',
    fault: () => {
      let isOpen = false;
      return {
        heard(message, text, { hand }) {
          if (isOpen || isHello(message)) hand(text);
        },
        said(message, { say }) {
          isOpen ||= message['k'] === 'welcome';
          say(message);
        },
      };
    },
  },
  {
    name: 'welcomes every page it was late for',
    caughtBy: 'late-welcome-of-a-page-gone',
    fault: () => {
      const met: unknown[] = [];
      return {
        heard(message, text, { hand }) {
          if (isHello(message)) met.push(message['ch']);
          hand(text);
        },
        said(message, { say }) {
          for (const ch of message['k'] === 'welcome' ? met : [message['ch']]) say({ ...message, ch });
        },
      };
    },
  },
  {
    name: 'says welcome though it is told to be old',
    caughtBy: 'legacy-no-welcome',
    fault: wishing('old', () => Promise.resolve({ ok: true })),
  },
  {
    name: 'understands nothing when it is old',
    caughtBy: 'legacy-title',
    fault: () => {
      let isOld = false;
      return {
        heard(_, text, { hand }) {
          if (!isOld) hand(text);
        },
        wished(wish, grant) {
          isOld ||= wish.do === 'old';
          return grant(wish);
        },
      };
    },
  },
  {
    name: 'says no events when it is old',
    caughtBy: 'legacy-event',
    fault: saying((message) => (message['k'] === 'evt' && !hasOwn(message, 'ch') ? undefined : message)),
  },
];
