// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createFrameHost, type FrameHost } from './create-frame-host.ts';

const origin = 'https://shop.example';
const hello = '{"v":1,"ch":"one","k":"hello","protocols":[1]}';
let host: FrameHost | undefined;

afterEach(() => {
  host?.close();
  document.body.replaceChildren();
});

function framed() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('A frame in a document has a window');
  const posted = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  host = createFrameHost(frame, origin, { commands: { closePage: () => undefined } });
  const hear = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow, ...from }));
  return { host, posted, hear };
}

test('a frame of the origin is welcomed, and spoken to only at that origin', () => {
  const { posted, hear } = framed();
  hear(hello);
  expect(posted).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"welcome"'), origin);
});

test.each([
  ['another origin', { origin: 'https://shop.example.evil.test' }],
  ['no origin', { origin: 'null' }],
  ['another window', { source: window }],
  ['no window', { source: null }],
])('a greeting from %s is not heard', (_, from) => {
  const { host: app, posted, hear } = framed();
  hear(hello, from);
  expect(app.channel()).toBe('');
  expect(posted).not.toHaveBeenCalled();
});

test('after a crash a message of the page does no harm', () => {
  const { host: app, posted, hear } = framed();
  app.crash();
  hear(hello);
  expect(posted).not.toHaveBeenCalled();
});

test('an app that has let go of its frame hears it no more', () => {
  const { host: app, hear } = framed();
  app.close();
  hear(hello);
  expect(app.channel()).toBe('');
});
