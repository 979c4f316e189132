import { createBridge } from './create-bridge.ts';
import { detectTransport } from './detect-transport.ts';
import { BridgeError, isBridgeError } from './errors.ts';
import { closePage, confirm, linkBrowser } from './generated/commands.ts';
import { contract } from './generated/contract.ts';
import type { Bridge } from './bridge.ts';

/** Mistakes that must not compile: an unused @ts-expect-error fails the type check. This code never runs. */
export const wrongUses: readonly ((bridge: Bridge, listener: (data: unknown) => void) => unknown)[] = [
  // @ts-expect-error a command nobody has
  (bridge) => bridge.call('noSuchCommand'),
  // @ts-expect-error a command nobody has
  (bridge) => bridge.call(''),
  // @ts-expect-error a command nobody has
  (bridge) => bridge.call('closepage'),
  // @ts-expect-error a command nobody has
  (bridge) => bridge.call(7),
  // @ts-expect-error a command nobody has
  (bridge) => bridge.call(),
  // @ts-expect-error a command nobody has
  (bridge) => bridge.supports('noSuchCommand'),
  // @ts-expect-error a command nobody has
  (bridge) => bridge.callDetailed('linkbrowser', { redirectUrl: '/' }),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('linkBrowser'),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('linkBrowser', {}),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('updateAppTitle', { subTitle: 'b' }),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('updateRightButtons', {}),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('setDefaultInputMethod', {}),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('passThrough', { requestCode: 'a' }),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('passThrough', { data: 1 }),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('confirm'),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('confirm', { okText: 'Ok' }),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('alert', {}),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('notifyApp', { data: 1 }),
  // @ts-expect-error a parameter that is missing
  (bridge) => bridge.call('applyChangeMarketInfo'),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('linkBrowser', { redirectUrl: 7 }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('linkBrowser', { redirectUrl: new URL('https://a.example') }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('linkBrowser', { redirectUrl: '/', skipWay: 'inside' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('updateAppTitle', { title: null }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('updateRightButton', { visible: 'yes' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('updateRightButton', { count: '3' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('updateRightButton', { icons: 'cart' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('updateRightButtons', { buttons: { type: 1 } }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('updateRightButtons', { buttons: [{ dot: 1 }] }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('confirm', { message: ['a'] }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('uploadMedia', { kind: 'audio' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('uploadMedia', { source: 'disk' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('uploadMedia', { max: '2' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('uploadMedia', { accept: 'image/png' }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('applyChangeMarketInfo', { market: 49 }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('passThrough', { requestCode: 'a', data: () => 1 }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('passThrough', { requestCode: 'a', data: Symbol('a') }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('passThrough', { requestCode: 'a', data: undefined }),
  // @ts-expect-error a parameter of another type
  (bridge) => bridge.call('passThrough', { requestCode: 'a', data: 1n }),
  // @ts-expect-error a parameter nobody knows
  (bridge) => bridge.call('linkBrowser', { redirectUrl: '/', skipway: 'appBrowser' }),
  // @ts-expect-error a parameter nobody knows
  (bridge) => bridge.call('updateRightButton', { colour: 'red' }),
  // @ts-expect-error a parameter nobody knows
  (bridge) => bridge.call('confirm', { message: 'a', okay: 'b' }),
  // @ts-expect-error a parameter nobody knows
  (bridge) => bridge.call('closePage', { now: true }),
  // @ts-expect-error a parameter nobody knows
  (bridge) => bridge.call('getUserInfo', { id: 1 }),
  // @ts-expect-error a wrong option
  (bridge) => bridge.call('getUserInfo', {}, { timeout: 100 }),
  // @ts-expect-error a wrong option
  (bridge) => bridge.call('getUserInfo', {}, { timeoutMs: '100' }),
  // @ts-expect-error a wrong option
  (bridge) => bridge.call('getUserInfo', {}, { signal: new AbortController() }),
  // @ts-expect-error a wrong option
  (bridge) => bridge.call('getUserInfo', {}, { fallback: 'no' }),
  // @ts-expect-error a wrong option
  (bridge) => bridge.call('getUserInfo', {}, {}, 1),
  // @ts-expect-error a wrong option
  (bridge) => bridge.supports('getUserInfo', '2'),
  // @ts-expect-error a result taken for another
  (bridge) => bridge.call('getUserInfo').then(({ token }) => token),
  // @ts-expect-error a result taken for another
  (bridge) => bridge.call('getMarketInfo').then(({ market }) => market.code),
  // @ts-expect-error a result taken for another
  (bridge) => bridge.call('confirm', { message: 'a' }).then((isAgreed: boolean) => isAgreed),
  // @ts-expect-error a result taken for another
  (bridge) => bridge.call('uploadMedia').then(({ items }) => items.url),
  // @ts-expect-error a result taken for another
  (bridge) => bridge.call('closePage').then(({ ok }) => ok),
  // @ts-expect-error a result taken for another
  (bridge) => bridge.callDetailed('confirm', { message: 'a' }).then(({ confirmed }) => confirmed),
  // @ts-expect-error a result taken for another
  (bridge) => bridge.callDetailed('confirm', { message: 'a' }).then(({ via }) => via === 'app'),
  // @ts-expect-error an event nobody sends
  (bridge, listener) => bridge.on('tokenChanged', listener),
  // @ts-expect-error an event nobody sends
  (bridge, listener) => bridge.on('accounttoken', listener),
  // @ts-expect-error an event nobody sends
  (bridge) => bridge.once(''),
  // @ts-expect-error an event nobody sends
  (bridge, listener) => bridge.on('webTitleChange', listener),
  // @ts-expect-error event data taken for other
  (bridge, listener) => bridge.on('accountToken', ({ token }) => listener(token)),
  // @ts-expect-error event data taken for other
  (bridge, listener) => bridge.on('notifyLightMode', ({ lightMode }: { lightMode: string }) => listener(lightMode)),
  // @ts-expect-error event data taken for other
  (bridge, listener) => bridge.on('marketChange', (market: string) => listener(market)),
  // @ts-expect-error event data taken for other
  (bridge, listener) => bridge.once('hostNotification').then(({ url }) => listener(url)),
  // @ts-expect-error event data taken for other
  (bridge, listener) => bridge.on('hostData', ({ lightMode }) => listener(lightMode.valueOf())),
  // @ts-expect-error event data taken for other
  (bridge, listener) => bridge.on('rightButtonTap', ({ index }) => listener(index.length)),
  // @ts-expect-error a wrong way to listen
  (bridge) => bridge.on('accountToken'),
  // @ts-expect-error a wrong way to listen
  (bridge, listener) => bridge.on('accountToken', listener, { replay: 'latest' }),
  // @ts-expect-error a wrong way to listen
  (bridge, listener) => bridge.on('accountToken', listener, { once: true }),
  // @ts-expect-error a wrong way to listen
  (bridge) => bridge.once('accountToken', { timeoutMs: '5' }),
  // @ts-expect-error a wrong way to listen
  (bridge) => bridge.peek('hostResume'),
  // @ts-expect-error a wrong way to listen
  (bridge) => bridge.peek('mediaUploadProgress'),
  // @ts-expect-error a wrong way to listen
  (bridge) => bridge.take('accountToken', '/'),
  // @ts-expect-error a wrong way to listen
  (bridge) => bridge.take('hostNotification'),
  // @ts-expect-error a wrong way to listen
  (bridge) => bridge.take('hostNotification', 7),
  // @ts-expect-error a bridge or an error taken for more than it is
  (bridge) => bridge.mode === 'app',
  // @ts-expect-error a bridge or an error taken for more than it is
  () => isBridgeError(undefined, 'CANCELLED'),
  // @ts-expect-error a bridge or an error taken for more than it is
  () => new BridgeError('BROKEN', 'closePage'),
  // @ts-expect-error a bridge or an error taken for more than it is
  () => createBridge({}),
  // @ts-expect-error a bridge or an error taken for more than it is
  () => createBridge({ contract, transport: window }),
  // @ts-expect-error a bridge or an error taken for more than it is
  () => createBridge({ contract, fallbacks: { closepage: () => undefined } }),
  // @ts-expect-error a bridge or an error taken for more than it is
  () => createBridge({ contract, fallbacks: { getUserInfo: () => ({ token: 'a' }) } }),
  // @ts-expect-error a bridge or an error taken for more than it is
  () => createBridge({ contract, fallbacks: { confirm: () => true } }),
  // @ts-expect-error a bridge or an error taken for more than it is
  () => detectTransport({ names: { flags: 'a' } }),
  // @ts-expect-error a bridge or an error taken for more than it is
  (bridge) => confirm(bridge),
  // @ts-expect-error a bridge or an error taken for more than it is
  (bridge) => linkBrowser(bridge, {}),
  // @ts-expect-error a bridge or an error taken for more than it is
  (bridge) => closePage(bridge, { now: true }),
];
