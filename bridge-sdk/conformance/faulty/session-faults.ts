import type { Fields } from '../../src/envelope.ts';
import type { ControlRequest } from '../case.ts';
import type { FaultyHost, Ends, Fault } from './fault.ts';
import { fieldsIn, applied, changeHostMessage, changeControl } from './fault-kinds.ts';

const isEvent = ({ k, name }: Fields, eventName: string) => k === 'evt' && name === eventName;

/** Sends events after every welcome that `remember` found in earlier control requests. */
function afterWelcome(remember: (request: ControlRequest) => Fields | undefined, isOnce: boolean): () => Fault {
  return () => {
    let events: readonly Fields[] = [];
    let hasMet = false;
    return {
      onHostMessage(message, { toPage }) {
        toPage(message);
        if (message['k'] !== 'welcome') return;
        hasMet = true;
        for (const one of events) toPage({ v: 1, ch: message['ch'], k: 'evt', ...one });
        if (isOnce) events = [];
      },
      onControl(request, applyControl) {
        const found = hasMet ? undefined : remember(request);
        if (found) events = [...events, found];
        return applyControl(request);
      },
    };
  };
}

/** Loses what happens before the first hello, where `isLost` says so. */
function losing(isLost: (request: ControlRequest, before: number) => boolean): () => Fault {
  return () => {
    let hasMet = false;
    let before = 0;
    return {
      onPageMessage(message, text, { toHost }) {
        hasMet ||= message['k'] === 'hello';
        toHost(text);
      },
      onControl(request, applyControl) {
        const isEarly = !hasMet && (request.do === 'emit' || request.do === 'logIn');
        if (isEarly) before += 1;
        return isEarly && isLost(request, before) ? Promise.resolve(applied) : applyControl(request);
      },
    };
  };
}

/** Queues requests while `isBlocked` holds for the open ones. */
function waiting(isBlocked: (open: readonly Fields[], request: Fields) => boolean): () => Fault {
  return () => {
    let open: readonly Fields[] = [];
    let queue: readonly Fields[] = [];
    const next = ({ toHost }: Ends) => {
      const [first, ...rest] = queue;
      if (!first || isBlocked(open, first)) return;
      queue = rest;
      open = [...open, first];
      toHost(first);
    };
    return {
      onPageMessage(message, text, ends) {
        if (message['k'] !== 'req' || typeof message['id'] !== 'string') return ends.toHost(text);
        queue = [...queue, message];
        next(ends);
      },
      onHostMessage(message, ends) {
        open = open.filter(({ id }) => id !== message['id']);
        ends.toPage(message);
        next(ends);
      },
    };
  };
}

/** Hosts with wrong concurrency, retained events, pass-through data or login state. */
export const sessionFaults: readonly FaultyHost[] = [
  {
    name: 'blocks other commands behind a dialog',
    caughtBy: 'dialogs-do-not-block',
    fault: waiting((open) => open.some(({ cmd }) => cmd === 'confirm')),
  },
  {
    name: 'answers only in the order of requests',
    caughtBy: 'answers-in-any-order',
    fault: waiting((open) => open.some(({ cmd }) => cmd === 'getUserInfo')),
  },
  {
    name: 'handles at most three calls at once',
    caughtBy: 'nine-at-once',
    fault: () => {
      let count = 0;
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['cmd'] === 'getMarketInfo') count += 1;
          if (count <= 3 || message['cmd'] !== 'getMarketInfo') toHost(text);
        },
      };
    },
  },
  {
    name: 'answers the latest request instead of the right one',
    caughtBy: 'same-command-twice',
    fault: () => {
      let last: unknown;
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['k'] === 'req') last = message['id'];
          toHost(text);
        },
        onHostMessage: (message, { toPage }) => toPage(message['k'] === 'res' ? { ...message, id: last } : message),
      };
    },
  },
  {
    name: 'closes the open dialog at any cancel',
    caughtBy: 'channel-cancel-foreign',
    fault: () => {
      let shown: Fields | undefined;
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['cmd'] === 'confirm') shown ??= message;
          toHost(message['k'] === 'cancel' && shown ? { ...shown, k: 'cancel' } : text);
        },
      };
    },
  },
  {
    name: 'sends every retained event where only the latest counts',
    caughtBy: 'retained-latest',
    fault: afterWelcome(
      (request) =>
        request['name'] === 'notifyLightMode' ? { name: request['name'], data: request['data'] } : undefined,
      true,
    ),
  },
  {
    name: 'retains events that belong to one page load',
    caughtBy: 'retained-none',
    fault: afterWelcome(
      (request) =>
        ['rightButtonTap', 'mediaUploadProgress'].includes(String(request['name']))
          ? { name: request['name'], data: request['data'] }
          : undefined,
      true,
    ),
  },
  {
    name: 'sends a queued notification to every page load',
    caughtBy: 'retained-queue-once',
    fault: afterWelcome(
      (request) =>
        request['name'] === 'hostNotification' ? { name: request['name'], data: request['data'] } : undefined,
      false,
    ),
  },
  {
    name: 'retains nothing from before the first hello',
    caughtBy: 'retained-account',
    fault: losing(() => true),
  },
  {
    name: 'retains only the last event from before the first hello',
    caughtBy: 'retained-queue',
    fault: losing((_, before) => before === 1),
  },
  {
    name: 'retains only the first event from before the first hello',
    caughtBy: 'retained-latest',
    fault: losing((_, before) => before > 1),
  },
  {
    name: 'returns pass-through data to the page that sent them',
    caughtBy: 'pass-through-not-back',
    fault: () => {
      let passed: Fields = {};
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['cmd'] === 'passThrough') passed = fieldsIn(message, 'params');
          toHost(text);
        },
        onHostMessage(message, { toPage }) {
          toPage(message);
          if (message['k'] !== 'res' || message['ok'] !== true || passed['requestCode'] === undefined) return;
          toPage({ v: 1, ch: message['ch'], k: 'evt', name: 'passThroughReceived', data: passed });
        },
      };
    },
  },
  {
    name: 'sends pass-through data at every hello',
    caughtBy: 'pass-through-once',
    fault: () => {
      let passed: Fields | undefined;
      return {
        onHostMessage(message, { toPage }) {
          if (isEvent(message, 'passThroughReceived')) passed = message;
          toPage(message);
          if (message['k'] === 'welcome' && passed) toPage({ ...passed, ch: message['ch'] });
        },
      };
    },
  },
  {
    name: 'does not report a logout',
    caughtBy: 'logout-pushes',
    fault: changeControl('logOut', () => Promise.resolve(applied)),
  },
  {
    name: 'sends the token of a former member to a new page',
    caughtBy: 'secret-gone-after-logout',
    fault: () => {
      let data: unknown;
      return {
        onHostMessage(message, { toPage }) {
          if (isEvent(message, 'accountToken')) data ??= message['data'];
          toPage(message);
          if (message['k'] === 'welcome' && data)
            toPage({ v: 1, ch: message['ch'], k: 'evt', name: 'accountToken', data });
        },
      };
    },
  },
  {
    name: 'does not report which right button was tapped',
    caughtBy: 'right-button-tap',
    fault: changeHostMessage((message) =>
      isEvent(message, 'rightButtonTap') ? { ...message, data: { index: 0, type: 0 } } : message,
    ),
  },
  {
    name: 'always reports light mode',
    caughtBy: 'event-light',
    fault: changeHostMessage((message) =>
      isEvent(message, 'notifyLightMode') ? { ...message, data: { lightMode: true } } : message,
    ),
  },
  {
    name: 'reports an empty choice as a cancellation',
    caughtBy: 'upload-media-none',
    fault: changeHostMessage((message) => {
      const { items } = fieldsIn(message, 'data');
      const isEmpty = Array.isArray(items) && items.length === 0;
      return isEmpty ? { ...message, ok: false, error: { code: 'USER_CANCELLED' } } : message;
    }),
  },
];
