import { describe, expect, test, vi } from 'vitest';
import { createHostCore, HostRefusal, type HostOptions } from './host-core.ts';

const answered = (id: string, fields: object) => ({ v: 1, ch: 'one', k: 'res', id, ...fields });

/** A host whose page has sent hello on the channel `one`. */
function greeted(options: HostOptions = {}) {
  const sent: unknown[] = [];
  const host = createHostCore(options, (text) => sent.push(JSON.parse(text)));
  const post = (fields: object) => host.receive(JSON.stringify({ v: 1, ch: 'one', ...fields }));
  const ask = (cmd: string, params: unknown = {}, id = 'a') => post({ k: 'req', id, cmd, params });
  post({ k: 'hello', protocols: [1] });
  const [welcome] = sent.splice(0);
  return { host, sent, post, ask, welcome };
}

const never = () => new Promise<never>(() => undefined);

describe('a host', () => {
  test('sends a welcome with its commands', () => {
    const { welcome } = greeted({ commands: { alert: () => undefined }, initial: { country: 'DE' } });
    expect(welcome).toMatchObject({
      k: 'welcome',
      ch: 'one',
      data: { commands: { alert: 1 }, initial: { country: 'DE' } },
    });
  });

  test('sends no welcome to a page of another protocol', () => {
    const { sent, post } = greeted();
    post({ k: 'hello', ch: 'two', protocols: [2] });
    expect(sent).toEqual([]);
  });

  test.each([
    ['no text', 42],
    ['no JSON', '{"v":1'],
    ['another protocol', '{"v":2,"ch":"one","k":"req","id":"a","cmd":"closePage"}'],
    ['another page load', '{"v":1,"ch":"two","k":"req","id":"a","cmd":"closePage"}'],
    ['no id', '{"v":1,"ch":"one","k":"req","cmd":"closePage"}'],
    ['no command', '{"v":1,"ch":"one","k":"req","id":"a"}'],
    ['a kind of its own', '{"v":1,"ch":"one","k":"res","id":"a","ok":true}'],
    ['a greeting without a name', '{"v":1,"k":"hello"}'],
  ])('ignores a message with %s', (_, message) => {
    const { host, sent } = greeted({ commands: { closePage: () => undefined } });
    host.receive(message);
    expect(host.calls).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('calls a handler with defaults filled in', () => {
    const confirm = vi.fn(() => ({ confirmed: true }));
    const { ask, sent } = greeted({ commands: { confirm } });
    ask('confirm', { message: 'Sure?' });
    expect(confirm).toHaveBeenCalledWith({ message: 'Sure?', okText: 'Ok', cancelText: 'Cancel' }, expect.anything());
    expect(sent).toEqual([answered('a', { ok: true, data: { confirmed: true } })]);
  });

  test.each([
    ['what it does not offer', 'uploadMedia', {}, 'UNSUPPORTED'],
    ['what nobody knows', 'fly', {}, 'UNSUPPORTED'],
    ['what every object has', 'constructor', {}, 'UNSUPPORTED'],
    ['parameters of another type', 'confirm', { message: 1 }, 'INVALID_PARAMS'],
    ['what the person may not', 'getUserInfo', {}, 'PERMISSION_DENIED'],
    ['what it stumbles over', 'getMarketInfo', {}, 'HOST_ERROR'],
  ])('refuses %s', (_, command, params, code) => {
    const { ask, sent } = greeted({
      commands: {
        confirm: () => ({ confirmed: true }),
        getUserInfo: () => {
          throw new HostRefusal('PERMISSION_DENIED');
        },
        getMarketInfo: () => {
          throw new Error('no market');
        },
      },
    });
    ask(command, params);
    expect(sent).toEqual([answered('a', { ok: false, error: expect.objectContaining({ code }) })]);
  });

  test('carries out a command without a reply and sends none', () => {
    const updateAppTitle = vi.fn();
    const { ask, sent } = greeted({ commands: { updateAppTitle } });
    ask('updateAppTitle', { title: 'Cart' });
    expect(updateAppTitle).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  test('carries out a duplicated request once', () => {
    const { host, ask } = greeted({ commands: { confirm: never } });
    ask('confirm', { message: 'Sure?' });
    ask('confirm', { message: 'Sure?' });
    expect(host.calls).toHaveLength(1);
  });

  test.each([
    ['the page gives a call up', { k: 'cancel', id: 'a' }],
    ['the page is loaded anew', { k: 'hello', ch: 'two', protocols: [1] }],
  ])('aborts its handler and sends no reply when %s', async (_, message) => {
    const confirm = vi.fn((_params: unknown, { signal }: { readonly signal: AbortSignal }) => {
      return new Promise<{ confirmed: boolean }>((resolve) =>
        signal.addEventListener('abort', () => resolve({ confirmed: false })),
      );
    });
    const { ask, post, sent } = greeted({ commands: { confirm } });
    ask('confirm', { message: 'Sure?' });
    post(message);
    await confirm.mock.results[0]?.value;
    expect(sent.filter((one) => JSON.stringify(one).includes('"res"'))).toEqual([]);
  });

  test('replies on the channel of the page load that asked', async () => {
    const { ask, sent, post } = greeted({
      commands: { getUserInfo: () => Promise.resolve({ accountId: '', accountToken: '', savvyUser: false }) },
    });
    ask('getUserInfo');
    post({ k: 'hello', protocols: [1] });
    await expect.poll(() => sent).toContainEqual(expect.objectContaining({ k: 'res', id: 'a', ch: 'one' }));
  });

  test('throws on messages and sends nothing after a crash', () => {
    const { host, sent } = greeted();
    host.crash();
    host.emit('hostResume', {});
    expect(sent).toEqual([]);
    expect(() => host.receive('{}')).toThrow('crashed');
  });
});
