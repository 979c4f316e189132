import { describe, expect, test } from 'vitest';
import { accountOf, openNativeShell, readShellMessage } from './native-shell.ts';

const call = { id: 'call-1', command: 'getUserInfo', params: {} };

function fakeWindow() {
  const posted: string[] = [];
  const native = { postMessage: (text: string) => posted.push(text), onmessage: (_: { data: unknown }) => undefined };
  return { posted, native, view: { LampyrisWebView: true, LampyrisNative: native } };
}

describe('the native shell', () => {
  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('with the flag %s and the function %s is there: %s', (hasFlag, hasFunction, isThere) => {
    const { native } = fakeWindow();
    const view = { ...(hasFlag && { LampyrisWebView: true }), ...(hasFunction && { LampyrisNative: native }) };
    expect(openNativeShell(view).isPresent()).toBe(isThere);
  });

  test('with a flag that only looks true is not there', () => {
    const { native } = fakeWindow();
    expect(openNativeShell({ LampyrisWebView: 'true', LampyrisNative: native }).isPresent()).toBe(false);
    expect(openNativeShell({ LampyrisWebView: true, LampyrisNative: {} }).isPresent()).toBe(false);
  });

  test('gets a call as text and is heard', () => {
    const { posted, native, view } = fakeWindow();
    const shell = openNativeShell(view);
    const heard: unknown[] = [];
    shell.listen((event) => heard.push(event));
    shell.isPresent();
    shell.post(call);
    expect(JSON.parse(posted[0] ?? '')).toEqual({ v: 1, k: 'req', id: 'call-1', cmd: 'getUserInfo', params: {} });
    native.onmessage({ data: '{"k":"res","id":"call-1","ok":true,"data":{"accountToken":"ada"}}' });
    expect(heard).toEqual([{ type: 'host.answered', id: 'call-1', result: { accountToken: 'ada' } }]);
  });

  test('that is not there cannot be called', () => {
    expect(() => openNativeShell({}).post(call)).toThrow('There is no shell');
  });
});

describe('a message of the shell', () => {
  test.each([
    [
      { k: 'res', id: '1', ok: false, error: { code: 'UNSUPPORTED' } },
      { type: 'host.refused', id: '1', reason: 'UNSUPPORTED' },
    ],
    [
      { k: 'res', id: '1', ok: false },
      { type: 'host.refused', id: '1', reason: 'HOST_ERROR' },
    ],
    [
      { k: 'evt', name: 'marketChange', data: { market: 'DE' } },
      { type: 'host.brought', news: { type: 'host.marketChanged', market: 'DE' } },
    ],
    [
      { k: 'evt', name: 'notifyLightMode', data: { lightMode: false } },
      { type: 'host.brought', news: { type: 'host.lightModeChanged', lightMode: false } },
    ],
    [
      { k: 'evt', name: 'accountToken', data: { accountToken: 'ada', accountId: 'A1' } },
      { type: 'host.brought', news: { type: 'host.tokenReceived', token: 'ada', accountId: 'A1' } },
    ],
  ])('%j is understood', (message, event) => {
    expect(readShellMessage(JSON.stringify(message))).toEqual(event);
  });

  test.each([
    undefined,
    null,
    7,
    '',
    'no json',
    '{"k":"evt","name":"marketChange","data":{"market":7}}',
    '{"k":"evt","name":"futureEvent"}',
    '{"k":"res","id":7,"ok":true}',
    '[]',
  ])('%j is babble', (data) => {
    expect(readShellMessage(data)).toEqual({ type: 'host.babbled' });
  });

  test('without a token says that nobody is signed in', () => {
    expect(accountOf({ accountToken: '', accountId: 'A1' })).toMatchObject({ token: null });
    expect(accountOf(undefined)).toEqual({ type: 'host.tokenReceived', token: null, accountId: null });
  });
});
