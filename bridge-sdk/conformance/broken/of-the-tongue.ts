import type { Fields } from '../../src/envelope.ts';
import type { BrokenHost } from './break-host.ts';
import { fieldsIn, saying, wishing } from './kinds.ts';

const isAnswer = (message: Fields) => message['k'] === 'res';
const isRefusal = (message: Fields) => isAnswer(message) && message['ok'] === false;

/** Hosts that do the right thing and say the wrong one. */
export const brokenTongues: readonly BrokenHost[] = [
  {
    name: 'says nothing at all',
    caughtBy: 'hello-welcome',
    fault: saying(() => undefined),
  },
  {
    name: 'answers under another id',
    caughtBy: 'id-of-any-text',
    fault: saying((message) => (isAnswer(message) ? { ...message, id: `${String(message['id'])}0` } : message)),
  },
  {
    name: 'speaks on another channel',
    caughtBy: 'hello-welcome',
    fault: saying((message) => ({ ...message, ch: 'f'.repeat(32) })),
  },
  {
    name: 'leaves the channel out',
    caughtBy: 'hello-welcome',
    fault: saying(({ ch: _, ...message }) => message),
  },
  {
    name: 'says another version',
    caughtBy: 'hello-welcome',
    fault: saying((message) => ({ ...message, v: 2 })),
  },
  {
    name: 'answers twice',
    caughtBy: 'get-market-info-ok',
    fault: saying((message) => (isAnswer(message) ? [message, message] : message)),
  },
  {
    name: 'never answers',
    caughtBy: 'get-user-info-nobody',
    fault: saying((message) => (isAnswer(message) ? undefined : message)),
  },
  {
    name: 'answers with data of another type',
    caughtBy: 'get-market-info-ok',
    fault: saying((message) => (isAnswer(message) ? { ...message, data: 42 } : message)),
  },
  {
    name: 'refuses with a code of its own',
    caughtBy: 'get-user-info-refused',
    fault: saying((message) => (isRefusal(message) ? { ...message, error: { code: 'E_FAIL' } } : message)),
  },
  {
    name: 'takes every refusal for the same',
    caughtBy: 'get-market-info-refused',
    fault: saying((message) => (isRefusal(message) ? { ...message, error: { code: 'HOST_ERROR' } } : message)),
  },
  {
    name: 'says that all went well when it refuses',
    caughtBy: 'close-page-refused',
    fault: saying((message) => (isRefusal(message) ? { ...message, ok: true } : message)),
  },
  {
    name: 'refuses when all went well',
    caughtBy: 'close-page-ok',
    fault: saying((message) =>
      isAnswer(message) && message['ok'] === true ? { ...message, ok: false, error: { code: 'HOST_ERROR' } } : message,
    ),
  },
  {
    name: 'drops the data of a refusal',
    caughtBy: 'upload-media-refused-with-data',
    fault: saying((message) => {
      const { data: _, ...error } = fieldsIn(message, 'error');
      return isRefusal(message) ? { ...message, error } : message;
    }),
  },
  {
    name: 'swallows events',
    caughtBy: 'event-market-change',
    fault: saying((message) => (message['k'] === 'evt' ? undefined : message)),
  },
  {
    name: 'drops the data of events',
    caughtBy: 'event-host-data',
    fault: saying((message) => (message['k'] === 'evt' ? { ...message, data: {} } : message)),
  },
  {
    name: 'says events under names of its own',
    caughtBy: 'event-host-resume',
    fault: saying((message) =>
      message['k'] === 'evt' ? { ...message, name: `on${String(message['name'])}` } : message,
    ),
  },
  {
    name: 'says the newest event first',
    caughtBy: 'event-order',
    fault: () => {
      const older: Fields[] = [];
      return {
        said(message, { say }) {
          if (message['k'] === 'evt') older.unshift(message);
          else say(message);
        },
        async wished(wish, grant, { say }) {
          const reply = await grant(wish);
          // It says nothing until there is something to mix up.
          if (older.length >= 3) for (const message of older.splice(0)) say(message);
          return reply;
        },
      };
    },
  },
  {
    name: 'says welcome twice',
    caughtBy: 'welcome-once',
    fault: saying((message) => (message['k'] === 'welcome' ? [message, message] : message)),
  },
  {
    name: 'says no welcome',
    caughtBy: 'hello-welcome',
    fault: saying((message) => (message['k'] === 'welcome' ? undefined : message)),
  },
  ...['host', 'commands', 'contract', 'initial', 'protocol'].map((field) => ({
    name: `leaves ${field} out of its welcome`,
    caughtBy:
      { host: 'hello-welcome', contract: 'welcome-contract', initial: 'kept-merged' }[field] ?? 'welcome-commands',
    fault: saying((message) => {
      const { [field]: _, ...data } = fieldsIn(message, 'data');
      return message['k'] === 'welcome' ? { ...message, data } : message;
    }),
  })),
  {
    name: 'cuts long texts on their way to the page',
    caughtBy: 'big-to-page',
    fault: saying((message) => JSON.parse(JSON.stringify(message).replace(/b{60000}/, ''))),
  },
  {
    name: 'knows only the letters of English',
    caughtBy: 'spelling-to-page',
    fault: saying((message) => JSON.parse(JSON.stringify(message).replace(/[^ -~]/g, '?'))),
  },
  {
    name: 'counts in small numbers',
    caughtBy: 'data-as-it-was',
    fault: saying((message) => JSON.parse(JSON.stringify(message).replace('9007199254740991', '9007199254740992'))),
  },
  {
    name: 'speaks before the page has said hello',
    caughtBy: 'nothing-said-before-hello',
    fault: wishing('emit', async (wish, grant, { say }) => {
      const reply = await grant(wish);
      say({ v: 1, ch: '', k: 'evt', name: wish['name'], data: wish['data'] });
      return reply;
    }),
  },
  {
    name: 'repeats in a refusal what was sent',
    caughtBy: 'secret-not-in-refusal',
    fault: () => {
      let sent = '';
      return {
        heard(_, text, { hand }) {
          sent = text;
          hand(text);
        },
        said(message, { say }) {
          say(isRefusal(message) ? { ...message, error: { ...fieldsIn(message, 'error'), message: sent } } : message);
        },
      };
    },
  },
];
