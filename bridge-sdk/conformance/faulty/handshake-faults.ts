import { contract } from '../../src/generated/contract.ts';
import { hasOwn } from '../../src/shape.ts';
import type { FaultyHost } from './fault.ts';
import { changePageMessage, isHello, changeHostMessage, changeControl } from './fault-kinds.ts';

/** Hosts that welcome the wrong page loads, send a wrong welcome, or mix two page loads up. */
export const handshakeFaults: readonly FaultyHost[] = [
  {
    name: 'welcomes only pages of its own contract',
    caughtBy: 'hello-other-contract',
    fault: changePageMessage((message, text) =>
      isHello(message) && message['contract'] !== contract.hash ? undefined : text,
    ),
  },
  {
    name: 'ignores a hello with unknown fields',
    caughtBy: 'hello-unknown-fields',
    fault: changePageMessage((message, text) => (isHello(message) && hasOwn(message, 'viewport') ? undefined : text)),
  },
  {
    name: 'reads only the first protocol of a hello',
    caughtBy: 'hello-many-protocols',
    fault: changePageMessage((_, text) => (/"protocols":\[2,/.test(text) ? undefined : text)),
  },
  {
    name: 'welcomes pages of any protocol',
    caughtBy: 'hello-newer-only',
    fault: changePageMessage((message, text) => (isHello(message) ? { ...message, protocols: [1] } : text)),
  },
  {
    name: 'ignores every hello after the first',
    caughtBy: 'hello-again',
    fault: () => {
      let hasMet = false;
      return {
        onPageMessage(message, text, { toHost }) {
          if (!(isHello(message) && hasMet)) toHost(text);
          hasMet ||= isHello(message);
        },
      };
    },
  },
  {
    name: 'sends on the first channel after a new hello',
    caughtBy: 'hello-new-page',
    fault: () => {
      let first: unknown;
      return {
        onPageMessage(message, text, { toHost }) {
          if (isHello(message)) first ??= message['ch'];
          toHost(text);
        },
        onHostMessage: (message, { toPage }) => toPage({ ...message, ch: first }),
      };
    },
  },
  {
    name: 'treats a new page load as the previous one',
    caughtBy: 'channel-dialog-of-the-page-before',
    fault: () => {
      let first: unknown;
      let last: unknown;
      return {
        onPageMessage(message, text, { toHost }) {
          if (isHello(message)) {
            first ??= message['ch'];
            last = message['ch'];
          }
          toHost(message['ch'] === last && first !== undefined ? { ...message, ch: first } : text);
        },
        onHostMessage: (message, { toPage }) => toPage({ ...message, ch: last }),
      };
    },
  },
  {
    name: 'still serves the previous page load',
    caughtBy: 'channel-of-the-page-before',
    fault: () => {
      const met = new Set<unknown>();
      let last: unknown;
      return {
        onPageMessage(message, text, { toHost }) {
          if (isHello(message)) {
            last = message['ch'];
            met.add(last);
          }
          toHost(met.has(message['ch']) && !isHello(message) ? { ...message, ch: last } : text);
        },
      };
    },
  },
  {
    name: 'sends a welcome that should be held',
    caughtBy: 'late-welcome',
    fault: changeControl('hold', (request, applyControl) =>
      request['cmd'] === 'hello' ? Promise.resolve({ ok: true }) : applyControl(request),
    ),
  },
  {
    name: 'ignores requests until it has sent its welcome',
    caughtBy: 'late-welcome-calls',
    fault: () => {
      let isOpen = false;
      return {
        onPageMessage(message, text, { toHost }) {
          if (isOpen || isHello(message)) toHost(text);
        },
        onHostMessage(message, { toPage }) {
          isOpen ||= message['k'] === 'welcome';
          toPage(message);
        },
      };
    },
  },
  {
    name: 'sends late welcomes to every earlier page load',
    caughtBy: 'late-welcome-of-a-page-gone',
    fault: () => {
      const met: unknown[] = [];
      return {
        onPageMessage(message, text, { toHost }) {
          if (isHello(message)) met.push(message['ch']);
          toHost(text);
        },
        onHostMessage(message, { toPage }) {
          for (const ch of message['k'] === 'welcome' ? met : [message['ch']]) toPage({ ...message, ch });
        },
      };
    },
  },
  {
    name: 'sends a welcome as a legacy host',
    caughtBy: 'legacy-no-welcome',
    fault: changeControl('old', () => Promise.resolve({ ok: true })),
  },
  {
    name: 'ignores every message as a legacy host',
    caughtBy: 'legacy-title',
    fault: () => {
      let isOld = false;
      return {
        onPageMessage(_, text, { toHost }) {
          if (!isOld) toHost(text);
        },
        onControl(request, applyControl) {
          isOld ||= request.do === 'old';
          return applyControl(request);
        },
      };
    },
  },
  {
    name: 'sends no events as a legacy host',
    caughtBy: 'legacy-event',
    fault: changeHostMessage((message) => (message['k'] === 'evt' && !hasOwn(message, 'ch') ? undefined : message)),
  },
];
