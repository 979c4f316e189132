import type { CommandContext, MockCommands } from '../../mock/host-core.ts';
import { contract } from '../../src/generated/contract.ts';
import type { EventData, EventName } from '../../src/generated/types.ts';
import type { App } from './app.ts';
import type { Script } from './script.ts';

/** Everything the app can do; the script may have it answer something else, or later. */
export function commandsOf(
  app: App,
  { told }: Script,
  emit: <E extends EventName>(name: E, data: EventData[E]) => void,
): MockCommands {
  return {
    closePage: told('closePage', () => void (app.pages = app.pages.slice(0, -1))),
    linkBrowser: told(
      'linkBrowser',
      ({ redirectUrl, skipWay }) =>
        void (app.pages = [...(skipWay === 'appBrowser' ? app.pages : app.pages.slice(0, -1)), redirectUrl]),
    ),
    updateAppTitle: told('updateAppTitle', ({ title, subTitle = '' }) => void Object.assign(app, { title, subTitle })),
    updateRightButton: told('updateRightButton', (button) => void (app.rightButtons = [button])),
    updateRightButtons: told('updateRightButtons', ({ buttons }) => void (app.rightButtons = buttons)),
    setDefaultInputMethod: told('setDefaultInputMethod', ({ mode }) => {
      app.inputMethod = mode;
      return { applied: true };
    }),
    askToLogin: told('askToLogin', () => void (app.isSignInOpen = true)),
    passThrough: told(
      'passThrough',
      ({ requestCode, data }) => void (app.passed = [...app.passed, { requestCode, data }]),
    ),
    confirm: told('confirm', async (question, { signal }) => ({
      confirmed: await app.dialogs.ask({ kind: 'confirm', ...question }, signal),
    })),
    alert: told('alert', (question, { signal }) =>
      app.dialogs.ask({ kind: 'alert', ...question }, signal).then(() => undefined),
    ),
    notifyApp: told('notifyApp', (news) => void (app.news = [...app.news, news])),
    getUserInfo: told('getUserInfo', () => app.user),
    uploadMedia: told('uploadMedia', async (_, context) => ({ items: await chosen(app, context) })),
    getMarketInfo: told('getMarketInfo', () => app.market),
    applyChangeMarketInfo: told('applyChangeMarketInfo', ({ market }) => {
      app.market = { market, marketName: market };
      return void emit('marketChange', app.market);
    }),
    getInitialAppData: told('getInitialAppData', () => ({
      clientId: 'conformance-client',
      accountId: app.user.accountId,
      themeId: 1,
      lightMode: true,
    })),
    hideAppOverlay: told('hideAppOverlay', () => void (app.hasOverlay = false)),
  };
}

/** What a person chose, checked as an app checks what its own picker gives. */
function chosen(app: App, { signal }: CommandContext) {
  return new Promise<unknown>((resolve) => {
    app.uploads = [...app.uploads, resolve];
    signal.addEventListener('abort', () => void (app.uploads = app.uploads.filter((other) => other !== resolve)));
  }).then((items) => contract.commands.uploadMedia.result({ items }).items);
}
