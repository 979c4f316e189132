import { describe, expect, test, vi } from 'vitest';
import { detectTransport } from './detect-transport.ts';

/** A window that has only what the test gives it. */
function detect(view: object, options: object = {}) {
  const window = { location: {}, document: { referrer: '' }, ...view };
  const own = { parent: window, ...window };
  Reflect.set(own, 'parent', 'parent' in view ? view.parent : own);
  return Reflect.apply(detectTransport, undefined, [{ view: own, ...options }]);
}

const port = () => ({ postMessage: vi.fn() });

describe('an app is there', () => {
  test.each([
    [true, true, 'legacy-call'],
    [true, false, undefined],
    [false, true, undefined],
    [false, false, undefined],
  ])('with the flag %s and the function %s: %s [S4.host.01]', (hasFlag, hasFunction, kind) => {
    const view = { ...(hasFlag && { LampyrisWebView: true }), ...(hasFunction && { LampyrisNative: port() }) };
    expect(detect(view)?.kind).toBe(kind);
  });

  test.each([['true'], [1], [{}], [null]])('not with the flag %j, which only looks true', (flag) => {
    expect(detect({ LampyrisWebView: flag, LampyrisNative: port() })).toBeUndefined();
  });

  test.each([[{}], ['text'], [null], [{ postMessage: true }]])('not with the function %j', (call) => {
    expect(detect({ LampyrisWebView: true, LampyrisNative: call })).toBeUndefined();
  });

  test.each([
    ['android', { LampyrisNative: { ...port(), onmessage: null } }],
    ['ios', { webkit: { messageHandlers: { LampyrisNative: port() } } }],
    ['react-native', { ReactNativeWebView: port() }],
    ['legacy-call', { LampyrisNative: port() }],
    ['legacy-call', { LampyrisNative: () => undefined }],
  ])('as %s by what it put into the window', (kind, view) => {
    expect(detect({ LampyrisWebView: true, ...view })?.kind).toBe(kind);
    expect(detect(view)).toBeUndefined();
  });

  test('under names of its own', () => {
    const view = { InShell: true, Shell: port() };
    expect(detect(view, { names: { flag: 'InShell', call: 'Shell' } })?.kind).toBe('legacy-call');
    expect(detect(view)).toBeUndefined();
  });

  test('not on a server', () => expect(detectTransport()).toBeUndefined());
});

describe('a host page is there', () => {
  const frameHosts = ['https://host.example'];
  const parent = port();

  test.each([
    ['by the browser’s word', { location: { ancestorOrigins: ['https://host.example'] } }, 'iframe'],
    ['by the referrer', { document: { referrer: 'https://host.example/simulator' } }, 'iframe'],
    ['not when it is a stranger', { location: { ancestorOrigins: ['https://evil.example'] } }, undefined],
    [
      'not when a stranger sent the person on from it',
      { location: { ancestorOrigins: ['https://evil.example'] }, document: { referrer: 'https://host.example/' } },
      undefined,
    ],
    ['not when nobody says whose frame it is', {}, undefined],
  ])('%s', (_, view, kind) => {
    expect(detect({ parent, ...view }, { frameHosts })?.kind).toBe(kind);
  });

  test('not when nobody asked for one', () => {
    expect(detect({ parent, location: { ancestorOrigins: ['https://host.example'] } })).toBeUndefined();
  });
});

describe('words pass', () => {
  test('over the port of Android both ways', () => {
    const native: { postMessage: (text: string) => void; onmessage: ((event: object) => void) | null } = {
      ...port(),
      onmessage: null,
    };
    const transport = detect({ LampyrisWebView: true, LampyrisNative: native });
    const heard: unknown[] = [];
    const stop = transport.listen((message: unknown) => heard.push(message));
    transport.post('out');
    native.onmessage?.({ data: 'in' });
    stop();
    expect(native.postMessage).toHaveBeenCalledWith('out');
    expect(heard).toEqual(['in']);
    expect(native.onmessage).toBeNull();
  });

  test.each([
    ['ios', (call: object) => ({ webkit: { messageHandlers: { LampyrisNative: call } } })],
    ['react-native', (call: object) => ({ ReactNativeWebView: call })],
    ['legacy-call', (call: object) => ({ LampyrisNative: call })],
  ])('over %s, answered by the receiver', (_, put) => {
    const call = port();
    const view: Record<string, unknown> = { LampyrisWebView: true, ...put(call) };
    view['parent'] = view;
    const transport = Reflect.apply(detectTransport, undefined, [{ view }]);
    const heard: unknown[] = [];
    const stop = transport.listen((message: unknown) => heard.push(message));
    transport.post('out');
    const { LampyrisReceive: receive } = view;
    if (typeof receive === 'function') receive('in');
    stop();
    expect(call.postMessage).toHaveBeenCalledWith('out');
    expect(heard).toEqual(['in']);
    expect(view).not.toHaveProperty('LampyrisReceive');
  });

  test('over a bare function', () => {
    const call = vi.fn();
    detect({ LampyrisWebView: true, LampyrisNative: call })?.post('out');
    expect(call).toHaveBeenCalledWith('out');
  });

  test('to the newer of two bridges in one page, whose receiver stays when the older goes', () => {
    const view: Record<string, unknown> = { LampyrisWebView: true, LampyrisNative: port() };
    const open = () => Reflect.apply(detectTransport, undefined, [{ view }]);
    const stopFirst = open().listen(vi.fn());
    const heard = vi.fn();
    open().listen(heard);
    stopFirst();
    const { LampyrisReceive: receive } = view;
    if (typeof receive === 'function') receive('in');
    expect(heard).toHaveBeenCalledWith('in');
  });
});
