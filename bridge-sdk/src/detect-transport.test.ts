import { describe, expect, test, vi } from 'vitest';
import { detectTransport } from './detect-transport.ts';

/** A window with only the given properties. */
function detect(view: object, options: object = {}) {
  const window = { location: {}, document: { referrer: '' }, ...view };
  const own = { parent: window, ...window };
  Reflect.set(own, 'parent', 'parent' in view ? view.parent : own);
  return Reflect.apply(detectTransport, undefined, [{ view: own, ...options }]);
}

const port = () => ({ postMessage: vi.fn() });

describe('an app', () => {
  test.each([
    [true, true, 'legacy-call'],
    [true, false, undefined],
    [false, true, undefined],
    [false, false, undefined],
  ])('with the flag %s and the function %s is detected as %s [S4.host.01]', (hasFlag, hasFunction, kind) => {
    const view = { ...(hasFlag && { LampyrisWebView: true }), ...(hasFunction && { LampyrisNative: port() }) };
    expect(detect(view)?.kind).toBe(kind);
  });

  test.each([['true'], [1], [{}], [null]])('is not detected by the flag %j, which is not exactly true', (flag) => {
    expect(detect({ LampyrisWebView: flag, LampyrisNative: port() })).toBeUndefined();
  });

  test.each([[{}], ['text'], [null], [{ postMessage: true }]])('is not detected by the function %j', (call) => {
    expect(detect({ LampyrisWebView: true, LampyrisNative: call })).toBeUndefined();
  });

  test.each([
    ['android', { LampyrisNative: { ...port(), onmessage: null } }],
    ['ios', { webkit: { messageHandlers: { LampyrisNative: port() } } }],
    ['react-native', { ReactNativeWebView: port() }],
    ['legacy-call', { LampyrisNative: port() }],
    ['legacy-call', { LampyrisNative: () => undefined }],
  ])('is detected as %s by its objects in the window', (kind, view) => {
    expect(detect({ LampyrisWebView: true, ...view })?.kind).toBe(kind);
    expect(detect(view)).toBeUndefined();
  });

  test('is detected by names that the page sets', () => {
    const view = { InShell: true, Shell: port() };
    expect(detect(view, { names: { flag: 'InShell', call: 'Shell' } })?.kind).toBe('legacy-call');
    expect(detect(view)).toBeUndefined();
  });

  test('is not detected on a server', () => expect(detectTransport()).toBeUndefined());
});

describe('a host page', () => {
  const frameHosts = ['https://host.example'];
  const parent = port();

  test.each([
    ['is detected by ancestorOrigins', { location: { ancestorOrigins: ['https://host.example'] } }, 'iframe'],
    ['is detected by the referrer', { document: { referrer: 'https://host.example/simulator' } }, 'iframe'],
    ['of another origin is not detected', { location: { ancestorOrigins: ['https://evil.example'] } }, undefined],
    [
      'is not detected by the referrer when ancestorOrigins contradicts it',
      { location: { ancestorOrigins: ['https://evil.example'] }, document: { referrer: 'https://host.example/' } },
      undefined,
    ],
    ['without any origin is not detected', {}, undefined],
  ])('%s', (_, view, kind) => {
    expect(detect({ parent, ...view }, { frameHosts })?.kind).toBe(kind);
  });

  test('is not detected when no origin is allowed', () => {
    expect(detect({ parent, location: { ancestorOrigins: ['https://host.example'] } })).toBeUndefined();
  });
});

describe('messages pass', () => {
  test('through the port of Android in both directions', () => {
    const native: { postMessage: (text: string) => void; onmessage: ((event: object) => void) | null } = {
      ...port(),
      onmessage: null,
    };
    const transport = detect({ LampyrisWebView: true, LampyrisNative: native });
    const received: unknown[] = [];
    const stop = transport.listen((message: unknown) => received.push(message));
    transport.post('out');
    native.onmessage?.({ data: 'in' });
    stop();
    expect(native.postMessage).toHaveBeenCalledWith('out');
    expect(received).toEqual(['in']);
    expect(native.onmessage).toBeNull();
  });

  test.each([
    ['ios', (call: object) => ({ webkit: { messageHandlers: { LampyrisNative: call } } })],
    ['react-native', (call: object) => ({ ReactNativeWebView: call })],
    ['legacy-call', (call: object) => ({ LampyrisNative: call })],
  ])('through %s and the receiver', (_, put) => {
    const call = port();
    const view: Record<string, unknown> = { LampyrisWebView: true, ...put(call) };
    view['parent'] = view;
    const transport = Reflect.apply(detectTransport, undefined, [{ view }]);
    const received: unknown[] = [];
    const stop = transport.listen((message: unknown) => received.push(message));
    transport.post('out');
    const { LampyrisReceive: receive } = view;
    if (typeof receive === 'function') receive('in');
    stop();
    expect(call.postMessage).toHaveBeenCalledWith('out');
    expect(received).toEqual(['in']);
    expect(view).not.toHaveProperty('LampyrisReceive');
  });

  test('through a bare function', () => {
    const call = vi.fn();
    detect({ LampyrisWebView: true, LampyrisNative: call })?.post('out');
    expect(call).toHaveBeenCalledWith('out');
  });

  test('to the newer of two bridges of one page, whose receiver survives closing the older', () => {
    const view: Record<string, unknown> = { LampyrisWebView: true, LampyrisNative: port() };
    const open = () => Reflect.apply(detectTransport, undefined, [{ view }]);
    const stopFirst = open().listen(vi.fn());
    const received = vi.fn();
    open().listen(received);
    stopFirst();
    const { LampyrisReceive: receive } = view;
    if (typeof receive === 'function') receive('in');
    expect(received).toHaveBeenCalledWith('in');
  });
});
