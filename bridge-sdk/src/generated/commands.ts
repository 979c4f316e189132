// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.

import type { CallArguments, Caller } from '../bridge.ts';
import type { CommandResult } from './types.ts';

/**
 * Closes the page the shop is shown in. Time-out 1000 ms.
 * Without an app: Goes back in the history; when nothing moves within 100 ms, goes to /home.
 */
export function closePage(bridge: Caller, ...args: CallArguments<'closePage'>): Promise<CommandResult['closePage']> {
  return bridge.call('closePage', ...args);
}

/**
 * Opens an address in the app's in-app browser, on top of this page or in its place. Time-out 1000 ms.
 * Without an app: Same origin: navigates in the page. Foreign: goes through /home/frame.
 */
export function linkBrowser(
  bridge: Caller,
  ...args: CallArguments<'linkBrowser'>
): Promise<CommandResult['linkBrowser']> {
  return bridge.call('linkBrowser', ...args);
}

/**
 * Sets the title bar above the page. Nobody answers.
 * Without an app: Page event webTitleChange, kept in storage; the document's title.
 */
export function updateAppTitle(
  bridge: Caller,
  ...args: CallArguments<'updateAppTitle'>
): Promise<CommandResult['updateAppTitle']> {
  return bridge.call('updateAppTitle', ...args);
}

/**
 * Sets the one button at the right of the title bar. Nobody answers.
 * Without an app: Page event notifyRightButton, kept in storage.
 */
export function updateRightButton(
  bridge: Caller,
  ...args: CallArguments<'updateRightButton'>
): Promise<CommandResult['updateRightButton']> {
  return bridge.call('updateRightButton', ...args);
}

/**
 * Sets several buttons at the right of the title bar, left to right. Nobody answers.
 * Without an app: Page event notifyRightMultiButton, kept in storage.
 */
export function updateRightButtons(
  bridge: Caller,
  ...args: CallArguments<'updateRightButtons'>
): Promise<CommandResult['updateRightButtons']> {
  return bridge.call('updateRightButtons', ...args);
}

/**
 * Chooses how the keyboard treats the page. Time-out 1000 ms.
 * Without an app: Nothing happens; the answer says so.
 */
export function setDefaultInputMethod(
  bridge: Caller,
  ...args: CallArguments<'setDefaultInputMethod'>
): Promise<CommandResult['setDefaultInputMethod']> {
  return bridge.call('setDefaultInputMethod', ...args);
}

/**
 * Opens the app's own login. The outcome is the event accountToken. Time-out 1000 ms.
 * Without an app: Page event askToLogin, kept in storage; the shop opens its own login.
 */
export function askToLogin(bridge: Caller, ...args: CallArguments<'askToLogin'>): Promise<CommandResult['askToLogin']> {
  return bridge.call('askToLogin', ...args);
}

/**
 * Hands data to another page of the shop, wherever the app shows it. Time-out 1000 ms.
 * Without an app: A storage slot of the request code, read once by the other page.
 */
export function passThrough(
  bridge: Caller,
  ...args: CallArguments<'passThrough'>
): Promise<CommandResult['passThrough']> {
  return bridge.call('passThrough', ...args);
}

/**
 * Asks the person to agree. Turning it down is a result, no error. A person answers: no time-out.
 * Without an app: The page's confirm dialog.
 */
export function confirm(bridge: Caller, ...args: CallArguments<'confirm'>): Promise<CommandResult['confirm']> {
  return bridge.call('confirm', ...args);
}

/**
 * Shows the person a message and waits until it is read. A person answers: no time-out.
 * Without an app: The page's alert dialog.
 */
export function alert(bridge: Caller, ...args: CallArguments<'alert'>): Promise<CommandResult['alert']> {
  return bridge.call('alert', ...args);
}

/**
 * Notifies the app of something that happened in the page, such as updateCartCount or cartMerged. Nobody answers.
 * Without an app: A page event of the same name.
 */
export function notifyApp(bridge: Caller, ...args: CallArguments<'notifyApp'>): Promise<CommandResult['notifyApp']> {
  return bridge.call('notifyApp', ...args);
}

/**
 * Who is logged in in the app. An empty token means nobody. Time-out 3000 ms.
 * Without an app: Read from storage.
 */
export function getUserInfo(
  bridge: Caller,
  ...args: CallArguments<'getUserInfo'>
): Promise<CommandResult['getUserInfo']> {
  return bridge.call('getUserInfo', ...args);
}

/**
 * Lets the person choose pictures or videos and uploads them. No items: the person chose none. A person answers: no time-out.
 * Without an app: A file input and the page's upload.
 */
export function uploadMedia(
  bridge: Caller,
  ...args: CallArguments<'uploadMedia'>
): Promise<CommandResult['uploadMedia']> {
  return bridge.call('uploadMedia', ...args);
}

/**
 * The market the app is set to. Time-out 2000 ms.
 * Without an app: Resolved from the stored site and country.
 */
export function getMarketInfo(
  bridge: Caller,
  ...args: CallArguments<'getMarketInfo'>
): Promise<CommandResult['getMarketInfo']> {
  return bridge.call('getMarketInfo', ...args);
}

/**
 * Switches the app to a market. Time-out 2000 ms.
 * Without an app: Stores the site; the event marketChange follows.
 */
export function applyChangeMarketInfo(
  bridge: Caller,
  ...args: CallArguments<'applyChangeMarketInfo'>
): Promise<CommandResult['applyChangeMarketInfo']> {
  return bridge.call('applyChangeMarketInfo', ...args);
}

/**
 * What the page needs before its first paint, for hosts that say no welcome. Time-out 1000 ms.
 * Without an app: Read from storage.
 */
export function getInitialAppData(
  bridge: Caller,
  ...args: CallArguments<'getInitialAppData'>
): Promise<CommandResult['getInitialAppData']> {
  return bridge.call('getInitialAppData', ...args);
}

/**
 * Takes away what the app has laid over the page. Nobody answers.
 * Without an app: Page event hideAppOverlay.
 */
export function hideAppOverlay(
  bridge: Caller,
  ...args: CallArguments<'hideAppOverlay'>
): Promise<CommandResult['hideAppOverlay']> {
  return bridge.call('hideAppOverlay', ...args);
}
