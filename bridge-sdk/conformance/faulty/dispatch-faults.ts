import type { Fields } from '../../src/envelope.ts';
import { contract } from '../../src/generated/contract.ts';
import { hasOwn } from '../../src/shape.ts';
import type { FaultyHost } from './fault.ts';
import {
  answerCommand,
  fieldsIn,
  applied,
  changeHostMessage,
  changeState,
  changeRequest,
  changeControl,
} from './fault-kinds.ts';

/** Valid parameters by command: with them a host that skips validation carries the command out. */
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
    // The validators of the contract throw.
    return false;
  }
}

/** Hosts that read a request correctly and carry it out wrongly. */
export const dispatchFaults: readonly FaultyHost[] = [
  {
    name: 'does not validate parameters',
    caughtBy: 'link-browser-script',
    fault: changeRequest((request) =>
      isRight(request) ? request : { ...request, params: right[String(request['cmd'])] },
    ),
  },
  {
    name: 'opens any address',
    caughtBy: 'link-browser-two-slashes',
    fault: changeRequest((request, params) =>
      request['cmd'] === 'linkBrowser' && typeof params['redirectUrl'] === 'string' && !isRight(request)
        ? { ...request, params: { ...params, redirectUrl: '/home' } }
        : request,
    ),
  },
  {
    name: 'refuses unknown fields of parameters',
    caughtBy: 'unknown-fields',
    fault: changeRequest((request, params) => (hasOwn(params, 'tone') ? { ...request, params: 1 } : request)),
  },
  {
    name: 'refuses a command without parameters',
    caughtBy: 'close-page-no-parameters',
    fault: changeRequest((request) => (hasOwn(request, 'params') ? request : { ...request, params: [] })),
  },
  {
    name: 'allows one character less than the contract',
    caughtBy: 'update-app-title-longest',
    fault: changeRequest((request, { title }) =>
      typeof title === 'string' && title.length === 500 ? undefined : request,
    ),
  },
  {
    name: 'counts code points instead of UTF-16 units',
    caughtBy: 'confirm-label-too-long',
    fault: changeRequest((request, params) =>
      typeof params['okText'] === 'string' && [...params['okText']].length <= 40
        ? { ...request, params: { ...params, okText: 'Ok' } }
        : request,
    ),
  },
  {
    name: 'counts bytes instead of UTF-16 units',
    caughtBy: 'confirm-label-longest',
    fault: changeRequest((request, { okText }) =>
      typeof okText === 'string' && new TextEncoder().encode(okText).length > 40 ? { ...request, params: 1 } : request,
    ),
  },
  {
    name: 'leaves unknown commands unanswered',
    caughtBy: 'unknown-command',
    fault: changeRequest((request) => (hasOwn(contract.commands, String(request['cmd'])) ? request : undefined)),
  },
  {
    name: 'finds commands on the prototype of its table',
    caughtBy: 'unknown-constructor',
    fault: changeRequest((request) => (String(request['cmd']) in {} ? { ...request, cmd: 'closePage' } : request)),
  },
  {
    name: 'ignores the case of command names',
    caughtBy: 'unknown-case',
    fault: changeRequest((request) =>
      request['cmd'] === 'ClosePage' || request['cmd'] === '' ? { ...request, cmd: 'closePage' } : request,
    ),
  },
  {
    name: 'answers a command that has no answer',
    caughtBy: 'update-app-title-ok',
    fault: () => ({
      onPageMessage(message, text, { toHost, toPage }) {
        toHost(text);
        const { v, ch, id, k, cmd } = message;
        if (k === 'req' && isSilent(cmd)) toPage({ v, ch, k: 'res', id, ok: true });
      },
    }),
  },
  {
    name: 'ignores commands that have no answer',
    caughtBy: 'hide-app-overlay-ok',
    fault: changeRequest((request) => (isSilent(request['cmd']) ? undefined : request)),
  },
  ...['closePage', 'linkBrowser', 'askToLogin', 'passThrough', 'applyChangeMarketInfo'].map((command) => ({
    name: `answers ${command} without carrying it out`,
    caughtBy:
      {
        closePage: 'close-page-ok',
        linkBrowser: 'link-browser-ok',
        askToLogin: 'ask-to-login-ok',
        passThrough: 'pass-through-ok',
      }[command] ?? 'apply-change-market-info-ok',
    fault: answerCommand(command, () => ({})),
  })),
  {
    name: 'answers a confirm without showing it',
    caughtBy: 'confirm-shows',
    fault: answerCommand('confirm', () => ({ data: { confirmed: true } })),
  },
  {
    name: 'answers an alert without showing it',
    caughtBy: 'alert-ok',
    fault: answerCommand('alert', () => ({})),
  },
  {
    name: 'answers an upload before anything was chosen',
    caughtBy: 'upload-media-ok',
    fault: answerCommand('uploadMedia', () => ({ data: { items: [] } })),
  },
  {
    name: 'says that the input method was not applied',
    caughtBy: 'set-default-input-method-ok',
    fault: answerCommand('setDefaultInputMethod', () => ({ data: { applied: false } })),
  },
  {
    name: 'has no client id',
    caughtBy: 'get-initial-app-data-ok',
    fault: answerCommand('getInitialAppData', () => ({ data: {} })),
  },
  {
    name: 'stays in its first market',
    caughtBy: 'get-market-info-after-switch',
    fault: answerCommand('getMarketInfo', () => ({ data: { market: 'US', marketName: 'United States' } })),
  },
  {
    name: 'starts in another market than US',
    caughtBy: 'get-market-info-ok',
    fault: changeHostMessage((message) =>
      fieldsIn(message, 'data')['market'] === 'US' ? { ...message, data: { market: 'ZZ', marketName: '' } } : message,
    ),
  },
  {
    name: 'invents a member where nobody is logged in',
    caughtBy: 'get-user-info-guest',
    fault: changeHostMessage((message) => {
      const data = fieldsIn(message, 'data');
      return data['accountToken'] === '' ? { ...message, data: { ...data, accountToken: 'guest' } } : message;
    }),
  },
  {
    name: 'never knows the member',
    caughtBy: 'get-user-info-member',
    fault: answerCommand('getUserInfo', () => ({ data: { accountToken: '' } })),
  },
  {
    name: 'reads a tap on Cancel as one on Ok',
    caughtBy: 'confirm-cancel',
    fault: changeControl('tap', (request, applyControl) => applyControl({ ...request, button: 'ok' })),
  },
  {
    name: 'reads a tap on Ok as one on Cancel',
    caughtBy: 'confirm-ok',
    fault: changeControl('tap', (request, applyControl) => applyControl({ ...request, button: 'cancel' })),
  },
  {
    name: 'pushes a page that should replace the current one',
    caughtBy: 'link-browser-inside',
    fault: changeRequest((request, params) =>
      params['skipWay'] === 'appBrowserInside' ? { ...request, params: { ...params, skipWay: 'appBrowser' } } : request,
    ),
  },
  {
    name: 'leaves the old subtitle when the new title has none',
    caughtBy: 'update-app-title-without-subtitle',
    fault: changeRequest((request, params) =>
      request['cmd'] === 'updateAppTitle' ? { ...request, params: { subTitle: '24 products', ...params } } : request,
    ),
  },
  {
    name: 'adds a right button to the previous one',
    caughtBy: 'update-right-button-again',
    fault: () => {
      let buttons: readonly unknown[] = [];
      return {
        onPageMessage(message, text, { toHost }) {
          if (message['cmd'] !== 'updateRightButton' || !isRight(message)) return toHost(text);
          buttons = [...buttons, message['params']];
          toHost({ ...message, cmd: 'updateRightButtons', params: { buttons } });
        },
      };
    },
  },
  {
    name: 'does not close its login',
    caughtBy: 'ask-to-login-ok',
    fault: changeState(() => ({ login: true })),
  },
  {
    name: 'cuts long texts from the page',
    caughtBy: 'big-to-app',
    fault: changeRequest((request) => JSON.parse(JSON.stringify(request).replace(/b{60000}/, ''))),
  },
  {
    name: 'reads only ASCII',
    caughtBy: 'spelling-to-app',
    fault: changeRequest((request) => JSON.parse(JSON.stringify(request).replace(/[^ -~]/g, '?'))),
  },
  {
    name: 'cuts a text at NUL',
    caughtBy: 'spelling-nul',
    fault: changeRequest((request, { title }) =>
      typeof title === 'string' ? { ...request, params: { title: title.replace(/\0.*/, '') } } : request,
    ),
  },
  {
    name: 'writes secrets into its log',
    caughtBy: 'secret-not-in-log',
    fault: () => {
      let log: readonly string[] = [];
      return {
        onPageMessage(_, text, { toHost }) {
          log = [...log, text];
          toHost(text);
        },
        onControl: (request, applyControl, ends) =>
          changeState(() => ({ log }))().onControl?.(request, applyControl, ends) ?? Promise.resolve(applied),
      };
    },
  },
  {
    name: 'does not really restart',
    caughtBy: 'restart-forgets',
    fault: () => {
      let hasMet = false;
      return {
        onPageMessage(message, text, { toHost }) {
          hasMet ||= fieldsIn(message, 'params')['message'] === 'Sure?';
          toHost(text);
        },
        onControl: (request, applyControl) =>
          request.do === 'restart' && hasMet ? Promise.resolve(applied) : applyControl(request),
      };
    },
  },
];
