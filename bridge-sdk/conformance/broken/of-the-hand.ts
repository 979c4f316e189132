import type { Fields } from '../../src/envelope.ts';
import { contract } from '../../src/generated/contract.ts';
import { hasOwn } from '../../src/shape.ts';
import type { BrokenHost } from './break-host.ts';
import { answering, fieldsIn, granted, saying, showing, taking, wishing } from './kinds.ts';

/** Parameters that are right, by command: what a host that does not look would do all the same. */
const right: Readonly<Record<string, Fields>> = {
  linkBrowser: { redirectUrl: '/home', skipWay: 'appBrowser' },
  updateAppTitle: { title: 'Anything' },
  updateRightButton: { type: 0, visible: true, count: 0, dot: false },
  updateRightButtons: { buttons: [{ type: 0, visible: true, count: 0, dot: false }] },
  setDefaultInputMethod: { mode: 'resize' },
  askToLogin: {},
  passThrough: { requestCode: 'a', data: 1 },
  alert: { message: 'Anything', okText: 'Yes' },
  confirm: { message: 'Anything', okText: 'Ok', cancelText: 'Cancel' },
  notifyApp: { name: 'anything' },
  uploadMedia: { kind: 'image', source: 'any', max: 1 },
  applyChangeMarketInfo: { market: 'EU' },
};

const isSilent = (command: unknown) =>
  typeof command === 'string' && hasOwn(contract.commands, command) && contract.commands[command].silent === true;

function isRight({ cmd, params }: Fields): boolean {
  if (typeof cmd !== 'string' || !hasOwn(contract.commands, cmd)) return true;
  try {
    contract.commands[cmd].params(params ?? {});
    return true;
  } catch {
    // The shapes of the contract refuse by throwing.
    return false;
  }
}

/** Hosts that understand, and then do the wrong thing with a command. */
export const brokenHands: readonly BrokenHost[] = [
  {
    name: 'does not look at the parameters',
    caughtBy: 'link-browser-script',
    fault: taking((request) => (isRight(request) ? request : { ...request, params: right[String(request['cmd'])] })),
  },
  {
    name: 'opens any address',
    caughtBy: 'link-browser-two-slashes',
    fault: taking((request, params) =>
      request['cmd'] === 'linkBrowser' && typeof params['redirectUrl'] === 'string' && !isRight(request)
        ? { ...request, params: { ...params, redirectUrl: '/home' } }
        : request,
    ),
  },
  {
    name: 'refuses what it does not know beside what it knows',
    caughtBy: 'unknown-fields',
    fault: taking((request, params) => (hasOwn(params, 'tone') ? { ...request, params: 1 } : request)),
  },
  {
    name: 'refuses a command without parameters',
    caughtBy: 'close-page-no-parameters',
    fault: taking((request) => (hasOwn(request, 'params') ? request : { ...request, params: [] })),
  },
  {
    name: 'allows a letter less than the contract',
    caughtBy: 'update-app-title-longest',
    fault: taking((request, { title }) => (typeof title === 'string' && title.length === 500 ? undefined : request)),
  },
  {
    name: 'counts the letters that a person sees',
    caughtBy: 'confirm-label-too-long',
    fault: taking((request, params) =>
      typeof params['okText'] === 'string' && [...params['okText']].length <= 40
        ? { ...request, params: { ...params, okText: 'Ok' } }
        : request,
    ),
  },
  {
    name: 'counts bytes',
    caughtBy: 'confirm-label-longest',
    fault: taking((request, { okText }) =>
      typeof okText === 'string' && new TextEncoder().encode(okText).length > 40 ? { ...request, params: 1 } : request,
    ),
  },
  {
    name: 'keeps silent about commands it does not know',
    caughtBy: 'unknown-command',
    fault: taking((request) => (hasOwn(contract.commands, String(request['cmd'])) ? request : undefined)),
  },
  {
    name: 'finds commands that nobody put there',
    caughtBy: 'unknown-constructor',
    fault: taking((request) => (String(request['cmd']) in {} ? { ...request, cmd: 'closePage' } : request)),
  },
  {
    name: 'does not mind how a command is spelled',
    caughtBy: 'unknown-case',
    fault: taking((request) =>
      request['cmd'] === 'ClosePage' || request['cmd'] === '' ? { ...request, cmd: 'closePage' } : request,
    ),
  },
  {
    name: 'answers what wants no answer',
    caughtBy: 'update-app-title-ok',
    fault: () => ({
      heard(message, text, { hand, say }) {
        hand(text);
        const { v, ch, id, k, cmd } = message;
        if (k === 'req' && isSilent(cmd)) say({ v, ch, k: 'res', id, ok: true });
      },
    }),
  },
  {
    name: 'does nothing where it need not answer',
    caughtBy: 'hide-app-overlay-ok',
    fault: taking((request) => (isSilent(request['cmd']) ? undefined : request)),
  },
  ...['closePage', 'linkBrowser', 'askToLogin', 'passThrough', 'applyChangeMarketInfo'].map((command) => ({
    name: `says that ${command} is done and does nothing`,
    caughtBy:
      {
        closePage: 'close-page-ok',
        linkBrowser: 'link-browser-ok',
        askToLogin: 'ask-to-login-ok',
        passThrough: 'pass-through-ok',
      }[command] ?? 'apply-change-market-info-ok',
    fault: answering(command, () => ({})),
  })),
  {
    name: 'answers a confirm before anybody has looked',
    caughtBy: 'confirm-shows',
    fault: answering('confirm', () => ({ data: { confirmed: true } })),
  },
  {
    name: 'answers an alert before anybody has looked',
    caughtBy: 'alert-ok',
    fault: answering('alert', () => ({})),
  },
  {
    name: 'says that an upload is done before anybody has chosen',
    caughtBy: 'upload-media-ok',
    fault: answering('uploadMedia', () => ({ data: { items: [] } })),
  },
  {
    name: 'says that nothing was applied',
    caughtBy: 'set-default-input-method-ok',
    fault: answering('setDefaultInputMethod', () => ({ data: { applied: false } })),
  },
  {
    name: 'has no client id',
    caughtBy: 'get-initial-app-data-ok',
    fault: answering('getInitialAppData', () => ({ data: {} })),
  },
  {
    name: 'stays in its first market',
    caughtBy: 'get-market-info-after-switch',
    fault: answering('getMarketInfo', () => ({ data: { market: 'US', marketName: 'United States' } })),
  },
  {
    name: 'is in a market of its own from the start',
    caughtBy: 'get-market-info-ok',
    fault: saying((message) =>
      fieldsIn(message, 'data')['market'] === 'US' ? { ...message, data: { market: 'ZZ', marketName: '' } } : message,
    ),
  },
  {
    name: 'makes up a member where nobody is signed in',
    caughtBy: 'get-user-info-nobody',
    fault: saying((message) => {
      const data = fieldsIn(message, 'data');
      return data['accountToken'] === '' ? { ...message, data: { ...data, accountToken: 'guest' } } : message;
    }),
  },
  {
    name: 'knows nobody',
    caughtBy: 'get-user-info-member',
    fault: answering('getUserInfo', () => ({ data: { accountToken: '' } })),
  },
  {
    name: 'takes a person who turns it down for one who agrees',
    caughtBy: 'confirm-cancel',
    fault: wishing('tap', (wish, grant) => grant({ ...wish, button: 'ok' })),
  },
  {
    name: 'hears a tap on Ok as one on Cancel',
    caughtBy: 'confirm-ok',
    fault: wishing('tap', (wish, grant) => grant({ ...wish, button: 'cancel' })),
  },
  {
    name: 'opens everything on top',
    caughtBy: 'link-browser-inside',
    fault: taking((request, params) =>
      params['skipWay'] === 'appBrowserInside' ? { ...request, params: { ...params, skipWay: 'appBrowser' } } : request,
    ),
  },
  {
    name: 'leaves an old subtitle where there is no new one',
    caughtBy: 'update-app-title-without-subtitle',
    fault: taking((request, params) =>
      request['cmd'] === 'updateAppTitle' ? { ...request, params: { subTitle: '24 products', ...params } } : request,
    ),
  },
  {
    name: 'adds a right button to the one before',
    caughtBy: 'update-right-button-again',
    fault: () => {
      let buttons: readonly unknown[] = [];
      return {
        heard(message, text, { hand }) {
          if (message['cmd'] !== 'updateRightButton' || !isRight(message)) return hand(text);
          buttons = [...buttons, message['params']];
          hand({ ...message, cmd: 'updateRightButtons', params: { buttons } });
        },
      };
    },
  },
  {
    name: 'does not close its sign-in',
    caughtBy: 'ask-to-login-ok',
    fault: showing(() => ({ signIn: true })),
  },
  {
    name: 'cuts long texts on their way to the app',
    caughtBy: 'big-to-app',
    fault: taking((request) => JSON.parse(JSON.stringify(request).replace(/b{60000}/, ''))),
  },
  {
    name: 'reads only the letters of English',
    caughtBy: 'spelling-to-app',
    fault: taking((request) => JSON.parse(JSON.stringify(request).replace(/[^ -~]/g, '?'))),
  },
  {
    name: 'ends a text at a NUL',
    caughtBy: 'spelling-nul',
    fault: taking((request, { title }) =>
      typeof title === 'string' ? { ...request, params: { title: title.replace(/\0.*/, '') } } : request,
    ),
  },
  {
    name: 'writes secrets into its log',
    caughtBy: 'secret-not-in-log',
    fault: () => {
      let log: readonly string[] = [];
      return {
        heard(_, text, { hand }) {
          log = [...log, text];
          hand(text);
        },
        wished: (wish, grant, ends) =>
          showing(() => ({ log }))().wished?.(wish, grant, ends) ?? Promise.resolve(granted),
      };
    },
  },
  {
    name: 'is not really restarted',
    caughtBy: 'restart-forgets',
    fault: () => {
      let hasMet = false;
      return {
        heard(message, text, { hand }) {
          hasMet ||= fieldsIn(message, 'params')['message'] === 'Sure?';
          hand(text);
        },
        wished: (wish, grant) => (wish.do === 'restart' && hasMet ? Promise.resolve(granted) : grant(wish)),
      };
    },
  },
];
