import type { Fields } from '../../src/envelope.ts';
import { hasOwn } from '../../src/shape.ts';
import type { FaultyHost, Ends, Fault } from './fault.ts';
import { fieldsIn, changePageMessage, isHello, changeRequest } from './fault-kinds.ts';

/** Gives the handler the channel of the latest hello. */
function withChannel(
  onPageMessage: (message: Fields, text: string, ends: Ends, channel: unknown) => void,
): () => Fault {
  return () => {
    let channel: unknown;
    return {
      onPageMessage(message, text, ends) {
        if (isHello(message)) channel = message['ch'];
        onPageMessage(message, text, ends, channel);
      },
    };
  };
}

/** Hosts that read messages wrongly: they accept what they must ignore, or stop after input they cannot parse. */
export const decodingFaults: readonly FaultyHost[] = [
  {
    name: 'accepts messages of any channel',
    caughtBy: 'channel-foreign',
    fault: withChannel((message, text, { toHost }, channel) => {
      toHost(isHello(message) || message['v'] !== 1 || channel === undefined ? text : { ...message, ch: channel });
    }),
  },
  {
    name: 'accepts an empty channel',
    caughtBy: 'channel-empty',
    fault: () => ({
      onPageMessage: (message, text, { toHost }) => toHost(message['ch'] === '' ? { ...message, ch: 'empty' } : text),
      onHostMessage: (message, { toPage }) => toPage(message['ch'] === 'empty' ? { ...message, ch: '' } : message),
    }),
  },
  {
    name: 'accepts any protocol version',
    caughtBy: 'malformed-version',
    fault: changePageMessage((message, text) => (hasOwn(message, 'k') ? { ...message, v: 1 } : text)),
  },
  {
    name: 'treats every unknown kind of message as a request',
    caughtBy: 'malformed-kind',
    fault: changePageMessage((message, text) => {
      const isKnown = ['hello', 'req', 'cancel'].includes(String(message['k']));
      return isKnown || !hasOwn(message, 'cmd') ? text : { ...message, k: 'req' };
    }),
  },
  {
    name: 'invents an id for a request that has none',
    caughtBy: 'malformed-id-missing',
    fault: changeRequest((request) => ({ id: 'none', ...request })),
  },
  {
    name: 'accepts a number as an id',
    caughtBy: 'malformed-id-number',
    fault: changeRequest((request) => ({ ...request, id: String(request['id']) })),
  },
  {
    name: 'accepts a number as a command',
    caughtBy: 'malformed-command-number',
    fault: changeRequest((request) => ({ ...request, cmd: String(request['cmd']) })),
  },
  {
    name: 'carries out a request inside a list',
    caughtBy: 'malformed-list',
    fault: changePageMessage((_, text) => text.replace(/^\[(\{.*\})\]$/, '$1')),
  },
  {
    name: 'reads the first of two messages in one text',
    caughtBy: 'malformed-two',
    fault: changePageMessage((_, text) => text.replace(/\}\{"v".*$/, '}')),
  },
  {
    name: 'stops after a text that it cannot parse',
    caughtBy: 'malformed-empty',
    fault: () => {
      let hasFallen = false;
      return {
        onPageMessage(message, text, { toHost }) {
          hasFallen ||= !hasOwn(message, 'k');
          if (!hasFallen) toHost(text);
        },
      };
    },
  },
  {
    name: 'answers a text that it cannot parse',
    caughtBy: 'malformed-cut',
    fault: () => ({
      onPageMessage(message, text, { toHost, toPage }) {
        if (hasOwn(message, 'k')) toHost(text);
        else toPage({ v: 1, k: 'res', id: null, ok: false, error: { code: 'HOST_ERROR' } });
      },
    }),
  },
  {
    name: 'stops after an unpaired surrogate',
    caughtBy: 'spelling-half-a-character',
    fault: () => {
      let hasFallen = false;
      return {
        onPageMessage(_, text, { toHost }) {
          hasFallen ||= text.includes('\\ud83d"');
          if (!hasFallen) toHost(text);
        },
      };
    },
  },
  {
    name: 'believes an event that the page sent',
    caughtBy: 'malformed-event-from-the-page',
    fault: () => {
      let token: unknown;
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['k'] === 'evt') token = fieldsIn(message, 'data')['accountToken'];
          toHost(text);
        },
        onHostMessage(message, { toPage }) {
          const data = fieldsIn(message, 'data');
          toPage(
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
      onPageMessage(message, text, { toHost, toPage }) {
        if (message['k'] === 'res') toPage(message);
        else toHost(text);
      },
    }),
  },
  {
    name: 'carries out a request before any hello',
    caughtBy: 'nothing-before-hello',
    fault: withChannel((message, text, { toHost }, channel) => {
      if (message['k'] === 'req' && channel === undefined)
        toHost({ v: 1, ch: message['ch'], k: 'hello', protocols: [1] });
      toHost(text);
    }),
  },
  {
    name: 'carries out a duplicated request twice',
    caughtBy: 'duplicate-id',
    fault: () => {
      const ids = new Map<unknown, string>();
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['k'] !== 'req' || !ids.has(message['id'])) ids.set(message['id'], String(message['id']));
          else return toHost({ ...message, id: `${String(message['id'])} again` });
          toHost(text);
        },
        onHostMessage: (message, { toPage }) =>
          toPage(
            typeof message['id'] === 'string' ? { ...message, id: message['id'].replace(/ again$/, '') } : message,
          ),
      };
    },
  },
  {
    name: 'remembers handled ids beyond the page load',
    caughtBy: 'id-again-on-a-new-page',
    fault: () => {
      const done = new Set<unknown>();
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['k'] === 'req' && done.has(message['id'])) return;
          if (message['k'] === 'req') done.add(message['id']);
          toHost(text);
        },
      };
    },
  },
  {
    name: 'ignores cancel',
    caughtBy: 'cancel-dialog',
    fault: changePageMessage((message, text) => (message['k'] === 'cancel' ? undefined : text)),
  },
  {
    name: 'answers a cancelled call',
    caughtBy: 'cancel-unknown',
    fault: () => ({
      onPageMessage(message, text, { toHost, toPage }) {
        toHost(text);
        const { v, ch, id, k } = message;
        if (k === 'cancel') toPage({ v, ch, k: 'res', id, ok: false, error: { code: 'USER_CANCELLED' } });
      },
    }),
  },
  {
    name: 'stops after the cancel of an answered call',
    caughtBy: 'cancel-answered',
    fault: () => {
      let hasFallen = false;
      return {
        onPageMessage(message, text, { toHost }) {
          hasFallen ||= message['k'] === 'cancel';
          if (!hasFallen) toHost(text);
        },
      };
    },
  },
];
