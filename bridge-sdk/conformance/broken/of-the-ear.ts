import type { Fields } from '../../src/envelope.ts';
import { contract } from '../../src/generated/contract.ts';
import { hasOwn } from '../../src/shape.ts';
import type { BrokenHost, Ends, Fault } from './break-host.ts';
import { fieldsIn, hearing, saying, taking, wishing } from './kinds.ts';

const isHello = (message: Fields) => message['k'] === 'hello';

/** The channel of the latest hello, for faults that know it. */
function withChannel(heard: (message: Fields, text: string, ends: Ends, channel: unknown) => void): () => Fault {
  return () => {
    let channel: unknown;
    return {
      heard(message, text, ends) {
        if (isHello(message)) channel = message['ch'];
        heard(message, text, ends, channel);
      },
    };
  };
}

/** Hosts that listen to what they should not, or do not listen to what they should. */
export const brokenEars: readonly BrokenHost[] = [
  {
    name: 'listens to any channel',
    caughtBy: 'channel-foreign',
    fault: withChannel((message, text, { hand }, channel) => {
      hand(isHello(message) || message['v'] !== 1 || channel === undefined ? text : { ...message, ch: channel });
    }),
  },
  {
    name: 'takes an empty channel for one',
    caughtBy: 'channel-empty',
    fault: () => ({
      heard: (message, text, { hand }) => hand(message['ch'] === '' ? { ...message, ch: 'empty' } : text),
      said: (message, { say }) => say(message['ch'] === 'empty' ? { ...message, ch: '' } : message),
    }),
  },
  {
    name: 'reads any version',
    caughtBy: 'malformed-version',
    fault: hearing((message, text) => (hasOwn(message, 'k') ? { ...message, v: 1 } : text)),
  },
  {
    name: 'takes every kind it does not know for a request',
    caughtBy: 'malformed-kind',
    fault: hearing((message, text) => {
      const isKnown = ['hello', 'req', 'cancel'].includes(String(message['k']));
      return isKnown || !hasOwn(message, 'cmd') ? text : { ...message, k: 'req' };
    }),
  },
  {
    name: 'makes up an id where there is none',
    caughtBy: 'malformed-id-missing',
    fault: taking((request) => ({ id: 'none', ...request })),
  },
  {
    name: 'takes a number for an id',
    caughtBy: 'malformed-id-number',
    fault: taking((request) => ({ ...request, id: String(request['id']) })),
  },
  {
    name: 'takes a number for a command',
    caughtBy: 'malformed-command-number',
    fault: taking((request) => ({ ...request, cmd: String(request['cmd']) })),
  },
  {
    name: 'carries out a list of requests',
    caughtBy: 'malformed-list',
    fault: hearing((_, text) => text.replace(/^\[(\{.*\})\]$/, '$1')),
  },
  {
    name: 'reads the first of two messages in one text',
    caughtBy: 'malformed-two',
    fault: hearing((_, text) => text.replace(/\}\{"v".*$/, '}')),
  },
  {
    name: 'falls over what it cannot read',
    caughtBy: 'malformed-empty',
    fault: () => {
      let hasFallen = false;
      return {
        heard(message, text, { hand }) {
          hasFallen ||= !hasOwn(message, 'k');
          if (!hasFallen) hand(text);
        },
      };
    },
  },
  {
    name: 'complains about what it cannot read',
    caughtBy: 'malformed-cut',
    fault: () => ({
      heard(message, text, { hand, say }) {
        if (hasOwn(message, 'k')) hand(text);
        else say({ v: 1, k: 'res', id: null, ok: false, error: { code: 'HOST_ERROR' } });
      },
    }),
  },
  {
    name: 'falls over half a letter',
    caughtBy: 'spelling-half-a-letter',
    fault: () => {
      let hasFallen = false;
      return {
        heard(_, text, { hand }) {
          hasFallen ||= text.includes('\\ud83d"');
          if (!hasFallen) hand(text);
        },
      };
    },
  },
  {
    name: 'believes an event of the page',
    caughtBy: 'malformed-event-from-the-page',
    fault: () => {
      let token: unknown;
      return {
        heard(message, text, { hand }) {
          if (message['k'] === 'evt') token = fieldsIn(message, 'data')['accountToken'];
          hand(text);
        },
        said(message, { say }) {
          const data = fieldsIn(message, 'data');
          say(
            token !== undefined && hasOwn(data, 'accountToken')
              ? { ...message, data: { ...data, accountToken: token } }
              : message,
          );
        },
      };
    },
  },
  {
    name: 'lets the page answer its dialogs',
    caughtBy: 'malformed-answer-from-the-page',
    fault: () => ({
      heard(message, text, { hand, say }) {
        if (message['k'] === 'res') say(message);
        else hand(text);
      },
    }),
  },
  {
    name: 'carries out what comes before any hello',
    caughtBy: 'nothing-before-hello',
    fault: withChannel((message, text, { hand }, channel) => {
      if (message['k'] === 'req' && channel === undefined)
        hand({ v: 1, ch: message['ch'], k: 'hello', protocols: [1] });
      hand(text);
    }),
  },
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
  {
    name: 'carries a doubled message out twice',
    caughtBy: 'duplicate-id',
    fault: () => {
      const ids = new Map<unknown, string>();
      return {
        heard(message, text, { hand }) {
          if (message['k'] !== 'req' || !ids.has(message['id'])) ids.set(message['id'], String(message['id']));
          else return hand({ ...message, id: `${String(message['id'])} again` });
          hand(text);
        },
        said: (message, { say }) =>
          say(typeof message['id'] === 'string' ? { ...message, id: message['id'].replace(/ again$/, '') } : message),
      };
    },
  },
  {
    name: 'remembers ids longer than the page',
    caughtBy: 'id-again-on-a-new-page',
    fault: () => {
      const done = new Set<unknown>();
      return {
        heard(message, text, { hand }) {
          if (message['k'] === 'req' && done.has(message['id'])) return;
          if (message['k'] === 'req') done.add(message['id']);
          hand(text);
        },
      };
    },
  },
  {
    name: 'does not hear when a call is given up',
    caughtBy: 'cancel-dialog',
    fault: hearing((message, text) => (message['k'] === 'cancel' ? undefined : text)),
  },
  {
    name: 'answers when a call is given up',
    caughtBy: 'cancel-unknown',
    fault: () => ({
      heard(message, text, { hand, say }) {
        hand(text);
        const { v, ch, id, k } = message;
        if (k === 'cancel') say({ v, ch, k: 'res', id, ok: false, error: { code: 'USER_CANCELLED' } });
      },
    }),
  },
  {
    name: 'falls when what was given up is answered already',
    caughtBy: 'cancel-answered',
    fault: () => {
      let hasFallen = false;
      return {
        heard(message, text, { hand }) {
          hasFallen ||= message['k'] === 'cancel';
          if (!hasFallen) hand(text);
        },
      };
    },
  },
];
