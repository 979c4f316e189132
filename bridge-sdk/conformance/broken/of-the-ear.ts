import type { Fields } from '../../src/envelope.ts';
import { hasOwn } from '../../src/shape.ts';
import type { BrokenHost, Ends, Fault } from './break-host.ts';
import { fieldsIn, hearing, isHello, taking } from './kinds.ts';

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

/** Hosts that listen to what they should not, or fall over it. */
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
