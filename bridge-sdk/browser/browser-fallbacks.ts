import type { Fallbacks } from '../src/bridge.ts';
import { alert } from './fallbacks/alert.ts';
import { applyChangeMarketInfo } from './fallbacks/apply-change-market-info.ts';
import { closePage } from './fallbacks/close-page.ts';
import { confirm } from './fallbacks/confirm.ts';
import { getInitialAppData } from './fallbacks/get-initial-app-data.ts';
import { getMarketInfo } from './fallbacks/get-market-info.ts';
import { getUserInfo } from './fallbacks/get-user-info.ts';
import { linkBrowser } from './fallbacks/link-browser.ts';
import { notifyApp } from './fallbacks/notify-app.ts';
import { passThrough } from './fallbacks/pass-through.ts';
import { updateAppTitle } from './fallbacks/update-app-title.ts';
import { uploadMedia } from './fallbacks/upload-media.ts';
import { dispatchPageEvent } from './page-events.ts';
import type { BrowserPorts } from './ports.ts';

export { takePassThrough } from './fallbacks/pass-through.ts';
export { pageEventKey, passThroughKey, storageKeys } from './storage-keys.ts';
export type { BrowserPorts, Store, UploadOptions } from './ports.ts';

/** The fallback of every command in a plain browser; uploadMedia needs the upload port. */
export function browserFallbacks(ports: BrowserPorts): Fallbacks {
  const { upload } = ports;
  return {
    alert: alert(ports),
    applyChangeMarketInfo: applyChangeMarketInfo(ports),
    askToLogin: dispatchPageEvent(ports, 'askToLogin'),
    closePage: closePage(ports),
    confirm: confirm(ports),
    getInitialAppData: getInitialAppData(ports),
    getMarketInfo: getMarketInfo(ports),
    getUserInfo: getUserInfo(ports),
    hideAppOverlay: dispatchPageEvent(ports, 'hideAppOverlay'),
    linkBrowser: linkBrowser(ports),
    notifyApp: notifyApp(ports),
    passThrough: passThrough(ports),
    // A web page cannot choose the keyboard.
    setDefaultInputMethod: () => ({ applied: false }),
    updateAppTitle: updateAppTitle(ports),
    updateRightButton: dispatchPageEvent(ports, 'notifyRightButton'),
    updateRightButtons: dispatchPageEvent(ports, 'notifyRightMultiButton'),
    uploadMedia: upload && uploadMedia({ ...ports, upload }),
  };
}
