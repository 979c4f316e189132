import type { Fields } from '../../src/envelope.ts';
import type { Wish } from '../case.ts';
import type { BrokenHost, Ends, Fault } from './break-host.ts';
import { fieldsIn, granted, saying, wishing } from './kinds.ts';

const isEvent = ({ k, name }: Fields, wanted: string) => k === 'evt' && name === wanted;

/** Something that is said after every welcome, from what happened before. */
function afterWelcome(remember: (wish: Wish) => Fields | undefined, isOnce: boolean): () => Fault {
  return () => {
    let kept: readonly Fields[] = [];
    let hasMet = false;
    return {
      said(message, { say }) {
        say(message);
        if (message['k'] !== 'welcome') return;
        hasMet = true;
        for (const one of kept) say({ v: 1, ch: message['ch'], k: 'evt', ...one });
        if (isOnce) kept = [];
      },
      wished(wish, grant) {
        const found = hasMet ? undefined : remember(wish);
        if (found) kept = [...kept, found];
        return grant(wish);
      },
    };
  };
}

/** Nothing of what happens before the first hello, as far as `isLost` says. */
function losing(isLost: (wish: Wish, before: number) => boolean): () => Fault {
  return () => {
    let hasMet = false;
    let before = 0;
    return {
      heard(message, text, { hand }) {
        hasMet ||= message['k'] === 'hello';
        hand(text);
      },
      wished(wish, grant) {
        const isEarly = !hasMet && (wish.do === 'emit' || wish.do === 'signIn');
        if (isEarly) before += 1;
        return isEarly && isLost(wish, before) ? Promise.resolve(granted) : grant(wish);
      },
    };
  };
}

/** Requests wait while `isBlocked` says so of what is open. */
function waiting(isBlocked: (open: readonly Fields[], request: Fields) => boolean): () => Fault {
  return () => {
    let open: readonly Fields[] = [];
    let queue: readonly Fields[] = [];
    const next = ({ hand }: Ends) => {
      const [first, ...rest] = queue;
      if (!first || isBlocked(open, first)) return;
      queue = rest;
      open = [...open, first];
      hand(first);
    };
    return {
      heard(message, text, ends) {
        if (message['k'] !== 'req' || typeof message['id'] !== 'string') return ends.hand(text);
        queue = [...queue, message];
        next(ends);
      },
      said(message, ends) {
        open = open.filter(({ id }) => id !== message['id']);
        ends.say(message);
        next(ends);
      },
    };
  };
}

/** Hosts that mix up whose turn it is, what has happened, and who may know. */
export const brokenMinds: readonly BrokenHost[] = [
  {
    name: 'lets everything wait behind a dialog',
    caughtBy: 'dialogs-do-not-block',
    fault: waiting((open) => open.some(({ cmd }) => cmd === 'confirm')),
  },
  {
    name: 'answers only in the order of the questions',
    caughtBy: 'answers-in-any-order',
    fault: waiting((open) => open.some(({ cmd }) => cmd === 'getUserInfo')),
  },
  {
    name: 'can do three things at once and no more',
    caughtBy: 'nine-at-once',
    fault: () => {
      let count = 0;
      return {
        heard(message, text, { hand }) {
          if (message['cmd'] === 'getMarketInfo') count += 1;
          if (count <= 3 || message['cmd'] !== 'getMarketInfo') hand(text);
        },
      };
    },
  },
  {
    name: 'gives the answer to whoever asked last',
    caughtBy: 'same-command-twice',
    fault: () => {
      let last: unknown;
      return {
        heard(message, text, { hand }) {
          if (message['k'] === 'req') last = message['id'];
          hand(text);
        },
        said: (message, { say }) => say(message['k'] === 'res' ? { ...message, id: last } : message),
      };
    },
  },
  {
    name: 'closes whatever dialog is open when a call is given up',
    caughtBy: 'channel-cancel-foreign',
    fault: () => {
      let shown: Fields | undefined;
      return {
        heard(message, text, { hand }) {
          if (message['cmd'] === 'confirm') shown ??= message;
          hand(message['k'] === 'cancel' && shown ? { ...shown, k: 'cancel' } : text);
        },
      };
    },
  },
  {
    name: 'tells all of what only the last counts',
    caughtBy: 'kept-latest',
    fault: afterWelcome(
      (wish) => (wish['name'] === 'notifyLightMode' ? { name: wish['name'], data: wish['data'] } : undefined),
      true,
    ),
  },
  {
    name: 'tells what belonged to a page that is gone',
    caughtBy: 'kept-none',
    fault: afterWelcome(
      (wish) =>
        ['rightButtonTap', 'mediaUploadProgress'].includes(String(wish['name']))
          ? { name: wish['name'], data: wish['data'] }
          : undefined,
      true,
    ),
  },
  {
    name: 'tells a notification to every page',
    caughtBy: 'kept-queue-once',
    fault: afterWelcome(
      (wish) => (wish['name'] === 'hostNotification' ? { name: wish['name'], data: wish['data'] } : undefined),
      false,
    ),
  },
  {
    name: 'forgets what happened before the page was there',
    caughtBy: 'kept-account',
    fault: losing(() => true),
  },
  {
    name: 'keeps only the last thing that happened before the page was there',
    caughtBy: 'kept-queue',
    fault: losing((_, before) => before === 1),
  },
  {
    name: 'keeps only the first thing that happened before the page was there',
    caughtBy: 'kept-latest',
    fault: losing((_, before) => before > 1),
  },
  {
    name: 'hands passed data back to the page that sent them',
    caughtBy: 'pass-through-not-back',
    fault: () => {
      let passed: Fields = {};
      return {
        heard(message, text, { hand }) {
          if (message['cmd'] === 'passThrough') passed = fieldsIn(message, 'params');
          hand(text);
        },
        said(message, { say }) {
          say(message);
          if (message['k'] !== 'res' || message['ok'] !== true || passed['requestCode'] === undefined) return;
          say({ v: 1, ch: message['ch'], k: 'evt', name: 'passThroughReceived', data: passed });
        },
      };
    },
  },
  {
    name: 'hands passed data over at every hello',
    caughtBy: 'pass-through-once',
    fault: () => {
      let passed: Fields | undefined;
      return {
        said(message, { say }) {
          if (isEvent(message, 'passThroughReceived')) passed = message;
          say(message);
          if (message['k'] === 'welcome' && passed) say({ ...passed, ch: message['ch'] });
        },
      };
    },
  },
  {
    name: 'does not tell that somebody signed out',
    caughtBy: 'sign-out-pushes',
    fault: wishing('signOut', () => Promise.resolve(granted)),
  },
  {
    name: 'tells a new page the token of whoever was signed in',
    caughtBy: 'secret-gone-after-sign-out',
    fault: () => {
      let data: unknown;
      return {
        said(message, { say }) {
          if (isEvent(message, 'accountToken')) data ??= message['data'];
          say(message);
          if (message['k'] === 'welcome' && data)
            say({ v: 1, ch: message['ch'], k: 'evt', name: 'accountToken', data });
        },
      };
    },
  },
  {
    name: 'does not tell which button was tapped',
    caughtBy: 'right-button-tap',
    fault: saying((message) =>
      isEvent(message, 'rightButtonTap') ? { ...message, data: { index: 0, type: 0 } } : message,
    ),
  },
  {
    name: 'is always light',
    caughtBy: 'event-light',
    fault: saying((message) =>
      isEvent(message, 'notifyLightMode') ? { ...message, data: { lightMode: true } } : message,
    ),
  },
  {
    name: 'takes a person who chose nothing for one who cancelled',
    caughtBy: 'upload-media-none',
    fault: saying((message) => {
      const { items } = fieldsIn(message, 'data');
      const isEmpty = Array.isArray(items) && items.length === 0;
      return isEmpty ? { ...message, ok: false, error: { code: 'USER_CANCELLED' } } : message;
    }),
  },
];
