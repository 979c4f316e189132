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
  const receive = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow, ...from }));
  return { host, posted, receive };
}

test('a frame host welcomes a page of its origin and posts only to that origin', () => {
  const { posted, receive } = framed();
  receive(hello);
  expect(posted).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"welcome"'), origin);
});

test.each([
  ['another origin', { origin: 'https://shop.example.evil.test' }],
  ['no origin', { origin: 'null' }],
  ['another window', { source: window }],
  ['no window', { source: null }],
])('a frame host ignores a hello from %s', (_, from) => {
  const { host: app, posted, receive } = framed();
  receive(hello, from);
  expect(app.channel()).toBe('');
  expect(posted).not.toHaveBeenCalled();
});

test('a crashed frame host ignores messages of the page', () => {
  const { host: app, posted, receive } = framed();
  app.crash();
  receive(hello);
  expect(posted).not.toHaveBeenCalled();
});

test('a closed frame host receives no messages', () => {
  const { host: app, receive } = framed();
  app.close();
  receive(hello);
  expect(app.channel()).toBe('');
});
