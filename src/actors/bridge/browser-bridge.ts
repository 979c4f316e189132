import { notifyApp } from '#bridge-sdk/browser/fallbacks/notify-app.ts';
import { updateAppTitle } from '#bridge-sdk/browser/fallbacks/update-app-title.ts';
import { dispatchPageEvent } from '#bridge-sdk/browser/page-events.ts';
import type { BrowserPorts } from '#bridge-sdk/browser/ports.ts';
import type {
  CallArguments,
  Caller,
  CommandName,
  CommandResult,
  FallbackContext,
  RightButton,
} from '#bridge-sdk/src/index.ts';
import { mentionBy, type ShopBridge } from './shop-bridge.ts';

/** What a browser does at once and by itself. */
type DirectCommands = { readonly [C in CommandName]?: (...args: CallArguments<C>) => CommandResult[C] };

/** No app to send an event to the page, and nobody who gives up. */
const alone: FallbackContext = { signal: undefined, emit: () => undefined };

const filled = (button: RightButton = {}) => ({ type: 0, visible: false, count: 0, dot: false, ...button });

/**
 * The bridge of a page without an app around it. The commands that the shop sends in a browser are page events and
 * storage, so they need neither channel nor time-out; any other is answered by the fallbacks of the engine.
 * @param loadEngine the engine in a browser, asked for once, by the first command that needs it
 */
export function openBrowserBridge(
  ports: Pick<BrowserPorts, 'view' | 'store'>,
  loadEngine: () => Promise<Caller>,
): ShopBridge {
  const title = updateAppTitle(ports);
  const notify = notifyApp(ports);
  const button = dispatchPageEvent(ports, 'notifyRightButton');
  const buttons = dispatchPageEvent(ports, 'notifyRightMultiButton');
  const login = dispatchPageEvent(ports, 'askToLogin');
  const overlay = dispatchPageEvent(ports, 'hideAppOverlay');
  const direct: DirectCommands = {
    updateAppTitle: (params) => void title(params, alone),
    updateRightButton: (params) => button(filled(params)),
    updateRightButtons: (params) => buttons({ buttons: params.buttons.map(filled) }),
    askToLogin: (params = {}) => login(params),
    hideAppOverlay: () => overlay({}),
    notifyApp: (params) => void notify(params, alone),
    // A choice of market is kept by the machine that asked whether it holds.
    applyChangeMarketInfo: () => undefined,
  };
  let engine: Promise<Caller> | undefined;
  const call: Caller['call'] = async (command, ...args) => {
    const act: DirectCommands[typeof command] = direct[command];
    return act ? act(...args) : (await (engine ??= loadEngine())).call(command, ...args);
  };
  return { isNative: false, call, mention: mentionBy(call), take: () => [] };
}
