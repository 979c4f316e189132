import type { CommandContext, MockCommands } from '../../mock/host-core.ts';
import { contract } from '../../src/generated/contract.ts';
import type { EventData, EventName } from '../../src/generated/types.ts';
import type { App } from './app.ts';
import type { Script } from './script.ts';

/** The handlers of all commands; the script may replace or delay a reply. */
export function commandsOf(
  app: App,
  { scripted }: Script,
  emit: <E extends EventName>(name: E, data: EventData[E]) => void,
): MockCommands {
  return {
    closePage: scripted('closePage', () => void (app.pages = app.pages.slice(0, -1))),
    linkBrowser: scripted(
      'linkBrowser',
      ({ redirectUrl, skipWay }) =>
        void (app.pages = [...(skipWay === 'appBrowser' ? app.pages : app.pages.slice(0, -1)), redirectUrl]),
    ),
    updateAppTitle: scripted(
      'updateAppTitle',
      ({ title, subTitle = '' }) => void Object.assign(app, { title, subTitle }),
    ),
    updateRightButton: scripted('updateRightButton', (button) => void (app.rightButtons = [button])),
    updateRightButtons: scripted('updateRightButtons', ({ buttons }) => void (app.rightButtons = buttons)),
    setDefaultInputMethod: scripted('setDefaultInputMethod', ({ mode }) => {
      app.inputMethod = mode;
      return { applied: true };
    }),
    askToLogin: scripted('askToLogin', () => void (app.isLoginOpen = true)),
    passThrough: scripted(
      'passThrough',
      ({ requestCode, data }) => void (app.passed = [...app.passed, { requestCode, data }]),
    ),
    confirm: scripted('confirm', async (question, { signal }) => ({
      confirmed: await app.dialogs.ask({ kind: 'confirm', ...question }, signal),
    })),
    alert: scripted('alert', (question, { signal }) =>
      app.dialogs.ask({ kind: 'alert', ...question }, signal).then(() => undefined),
    ),
    notifyApp: scripted('notifyApp', (notification) => void (app.notifications = [...app.notifications, notification])),
    getUserInfo: scripted('getUserInfo', () => app.user),
    uploadMedia: scripted('uploadMedia', async (_, context) => ({ items: await chosen(app, context) })),
    getMarketInfo: scripted('getMarketInfo', () => app.market),
    applyChangeMarketInfo: scripted('applyChangeMarketInfo', ({ market }) => {
      app.market = { market, marketName: market };
      return void emit('marketChange', app.market);
    }),
    getInitialAppData: scripted('getInitialAppData', () => ({
      clientId: 'conformance-client',
      accountId: app.user.accountId,
      themeId: 1,
      lightMode: true,
    })),
    hideAppOverlay: scripted('hideAppOverlay', () => void (app.hasOverlay = false)),
  };
}

/** Waits for chosen media, validated as an app validates the result of its picker. */
function chosen(app: App, { signal }: CommandContext) {
  return new Promise<unknown>((resolve) => {
    app.uploads = [...app.uploads, resolve];
    signal.addEventListener('abort', () => void (app.uploads = app.uploads.filter((other) => other !== resolve)));
  }).then((items) => contract.commands.uploadMedia.result({ items }).items);
}
