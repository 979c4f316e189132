import type { Fallbacks } from '../src/bridge.ts';
import { alert } from './fallbacks/alert.ts';
import { applyChangeMarketInfo } from './fallbacks/apply-change-market-info.ts';
import { askToLogin } from './fallbacks/ask-to-login.ts';
import { closePage } from './fallbacks/close-page.ts';
import { confirm } from './fallbacks/confirm.ts';
import { getInitialAppData } from './fallbacks/get-initial-app-data.ts';
import { getMarketInfo } from './fallbacks/get-market-info.ts';
import { getUserInfo } from './fallbacks/get-user-info.ts';
import { hideAppOverlay } from './fallbacks/hide-app-overlay.ts';
import { linkBrowser } from './fallbacks/link-browser.ts';
import { notifyApp } from './fallbacks/notify-app.ts';
import { passThrough } from './fallbacks/pass-through.ts';
import { setDefaultInputMethod } from './fallbacks/set-default-input-method.ts';
import { updateAppTitle } from './fallbacks/update-app-title.ts';
import { updateRightButton } from './fallbacks/update-right-button.ts';
import { updateRightButtons } from './fallbacks/update-right-buttons.ts';
import { uploadMedia } from './fallbacks/upload-media.ts';
import type { BrowserPorts } from './ports.ts';

export { takePassThrough } from './fallbacks/pass-through.ts';
export { pageEventKey, passThroughKey, storageKeys } from './storage-keys.ts';
export type { BrowserPorts, Store, UploadOptions } from './ports.ts';

/** What a plain browser does for every command; without the port to upload, all but uploadMedia. */
export function browserFallbacks(ports: BrowserPorts): Fallbacks {
  const { upload } = ports;
  return {
    alert: alert(ports),
    applyChangeMarketInfo: applyChangeMarketInfo(ports),
    askToLogin: askToLogin(ports),
    closePage: closePage(ports),
    confirm: confirm(ports),
    getInitialAppData: getInitialAppData(ports),
    getMarketInfo: getMarketInfo(ports),
    getUserInfo: getUserInfo(ports),
    hideAppOverlay: hideAppOverlay(ports),
    linkBrowser: linkBrowser(ports),
    notifyApp: notifyApp(ports),
    passThrough: passThrough(ports),
    setDefaultInputMethod: setDefaultInputMethod(),
    updateAppTitle: updateAppTitle(ports),
    updateRightButton: updateRightButton(ports),
    updateRightButtons: updateRightButtons(ports),
    ...(upload && { uploadMedia: uploadMedia({ ...ports, upload }) }),
  };
}
