import type { Fields } from '../../src/envelope.ts';
import type { FaultyHost } from './fault.ts';
import { fieldsIn, changeHostMessage, changeControl } from './fault-kinds.ts';

const isAnswer = (message: Fields) => message['k'] === 'res';
const isRefusal = (message: Fields) => isAnswer(message) && message['ok'] === false;

/** Hosts that do the right thing and send the wrong message. */
export const encodingFaults: readonly FaultyHost[] = [
  {
    name: 'sends nothing',
    caughtBy: 'hello-welcome',
    fault: changeHostMessage(() => undefined),
  },
  {
    name: 'answers with another id',
    caughtBy: 'id-of-any-text',
    fault: changeHostMessage((message) =>
      isAnswer(message) ? { ...message, id: `${String(message['id'])}0` } : message,
    ),
  },
  {
    name: 'sends on another channel',
    caughtBy: 'hello-welcome',
    fault: changeHostMessage((message) => ({ ...message, ch: 'f'.repeat(32) })),
  },
  {
    name: 'omits the channel',
    caughtBy: 'hello-welcome',
    fault: changeHostMessage(({ ch: _, ...message }) => message),
  },
  {
    name: 'sends another protocol version',
    caughtBy: 'hello-welcome',
    fault: changeHostMessage((message) => ({ ...message, v: 2 })),
  },
  {
    name: 'answers twice',
    caughtBy: 'get-market-info-ok',
    fault: changeHostMessage((message) => (isAnswer(message) ? [message, message] : message)),
  },
  {
    name: 'never answers',
    caughtBy: 'get-user-info-guest',
    fault: changeHostMessage((message) => (isAnswer(message) ? undefined : message)),
  },
  {
    name: 'answers with data of another type',
    caughtBy: 'get-market-info-ok',
    fault: changeHostMessage((message) => (isAnswer(message) ? { ...message, data: 42 } : message)),
  },
  {
    name: 'refuses with an unknown code',
    caughtBy: 'get-user-info-refused',
    fault: changeHostMessage((message) => (isRefusal(message) ? { ...message, error: { code: 'E_FAIL' } } : message)),
  },
  {
    name: 'refuses everything with the same code',
    caughtBy: 'get-market-info-refused',
    fault: changeHostMessage((message) =>
      isRefusal(message) ? { ...message, error: { code: 'HOST_ERROR' } } : message,
    ),
  },
  {
    name: 'reports success when it refuses',
    caughtBy: 'close-page-refused',
    fault: changeHostMessage((message) => (isRefusal(message) ? { ...message, ok: true } : message)),
  },
  {
    name: 'reports a failure after success',
    caughtBy: 'close-page-ok',
    fault: changeHostMessage((message) =>
      isAnswer(message) && message['ok'] === true ? { ...message, ok: false, error: { code: 'HOST_ERROR' } } : message,
    ),
  },
  {
    name: 'drops the data of a refusal',
    caughtBy: 'upload-media-refused-with-data',
    fault: changeHostMessage((message) => {
      const { data: _, ...error } = fieldsIn(message, 'error');
      return isRefusal(message) ? { ...message, error } : message;
    }),
  },
  {
    name: 'drops events',
    caughtBy: 'event-market-change',
    fault: changeHostMessage((message) => (message['k'] === 'evt' ? undefined : message)),
  },
  {
    name: 'drops the data of events',
    caughtBy: 'event-host-data',
    fault: changeHostMessage((message) => (message['k'] === 'evt' ? { ...message, data: {} } : message)),
  },
  {
    name: 'renames events',
    caughtBy: 'event-host-resume',
    fault: changeHostMessage((message) =>
      message['k'] === 'evt' ? { ...message, name: `on${String(message['name'])}` } : message,
    ),
  },
  {
    name: 'sends the newest event first',
    caughtBy: 'event-order',
    fault: () => {
      const older: Fields[] = [];
      return {
        onHostMessage(message, { toPage }) {
          if (message['k'] === 'evt') older.unshift(message);
          else toPage(message);
        },
        async onControl(request, applyControl, { toPage }) {
          const reply = await applyControl(request);
          // Three events are needed before their order can be wrong.
          if (older.length >= 3) for (const message of older.splice(0)) toPage(message);
          return reply;
        },
      };
    },
  },
  {
    name: 'sends welcome twice',
    caughtBy: 'welcome-once',
    fault: changeHostMessage((message) => (message['k'] === 'welcome' ? [message, message] : message)),
  },
  {
    name: 'sends no welcome',
    caughtBy: 'hello-welcome',
    fault: changeHostMessage((message) => (message['k'] === 'welcome' ? undefined : message)),
  },
  ...['host', 'commands', 'contract', 'initial', 'protocol'].map((field) => ({
    name: `omits ${field} in its welcome`,
    caughtBy:
      { host: 'hello-welcome', contract: 'welcome-contract', initial: 'retained-merged' }[field] ?? 'welcome-commands',
    fault: changeHostMessage((message) => {
      const { [field]: _, ...data } = fieldsIn(message, 'data');
      return message['k'] === 'welcome' ? { ...message, data } : message;
    }),
  })),
  {
    name: 'cuts long texts to the page',
    caughtBy: 'big-to-page',
    fault: changeHostMessage((message) => JSON.parse(JSON.stringify(message).replace(/b{60000}/, ''))),
  },
  {
    name: 'writes only ASCII',
    caughtBy: 'spelling-to-page',
    fault: changeHostMessage((message) => JSON.parse(JSON.stringify(message).replace(/[^ -~]/g, '?'))),
  },
  {
    name: 'rounds large numbers',
    caughtBy: 'data-as-it-was',
    fault: changeHostMessage((message) =>
      JSON.parse(JSON.stringify(message).replace('9007199254740991', '9007199254740992')),
    ),
  },
  {
    name: 'sends an event before hello',
    caughtBy: 'nothing-sent-before-hello',
    fault: changeControl('emit', async (request, applyControl, { toPage }) => {
      const reply = await applyControl(request);
      toPage({ v: 1, ch: '', k: 'evt', name: request['name'], data: request['data'] });
      return reply;
    }),
  },
  {
    name: 'repeats the request in a refusal',
    caughtBy: 'secret-not-in-refusal',
    fault: () => {
      let sent = '';
      return {
        onPageMessage(_, text, { toHost }) {
          sent = text;
          toHost(text);
        },
        onHostMessage(message, { toPage }) {
          toPage(
            isRefusal(message) ? { ...message, error: { ...fieldsIn(message, 'error'), message: sent } } : message,
          );
        },
      };
    },
  },
];
