import { describe, expect, test, vi } from 'vitest';
import { createHostCore, HostRefusal, type HostOptions } from './host-core.ts';

const answered = (id: string, fields: object) => ({ v: 1, ch: 'one', k: 'res', id, ...fields });

/** An app whose page has greeted by the name `one`. */
function greeted(options: HostOptions = {}) {
  const said: unknown[] = [];
  const host = createHostCore(options, (text) => said.push(JSON.parse(text)));
  const tell = (fields: object) => host.hear(JSON.stringify({ v: 1, ch: 'one', ...fields }));
  const ask = (cmd: string, params: unknown = {}, id = 'a') => tell({ k: 'req', id, cmd, params });
  tell({ k: 'hello', protocols: [1] });
  const [welcome] = said.splice(0);
  return { host, said, tell, ask, welcome };
}

const never = () => new Promise<never>(() => undefined);

describe('a host', () => {
  test('says welcome with what it offers', () => {
    const { welcome } = greeted({ commands: { alert: () => undefined }, initial: { country: 'DE' } });
    expect(welcome).toMatchObject({
      k: 'welcome',
      ch: 'one',
      data: { commands: { alert: 1 }, initial: { country: 'DE' } },
    });
  });

  test('says no welcome to a page of another protocol', () => {
    const { said, tell } = greeted();
    tell({ k: 'hello', ch: 'two', protocols: [2] });
    expect(said).toEqual([]);
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
  ])('does nothing for %s', (_, message) => {
    const { host, said } = greeted({ commands: { closePage: () => undefined } });
    host.hear(message);
    expect(host.calls).toEqual([]);
    expect(said).toEqual([]);
  });

  test('hands a command its parameters with the defaults filled in', () => {
    const confirm = vi.fn(() => ({ confirmed: true }));
    const { ask, said } = greeted({ commands: { confirm } });
    ask('confirm', { message: 'Sure?' });
    expect(confirm).toHaveBeenCalledWith({ message: 'Sure?', okText: 'Ok', cancelText: 'Cancel' }, expect.anything());
    expect(said).toEqual([answered('a', { ok: true, data: { confirmed: true } })]);
  });

  test.each([
    ['what it does not offer', 'uploadMedia', {}, 'UNSUPPORTED'],
    ['what nobody knows', 'fly', {}, 'UNSUPPORTED'],
    ['what every object has', 'constructor', {}, 'UNSUPPORTED'],
    ['parameters of another type', 'confirm', { message: 1 }, 'INVALID_PARAMS'],
    ['what the person may not', 'getUserInfo', {}, 'PERMISSION_DENIED'],
    ['what it stumbles over', 'getMarketInfo', {}, 'HOST_ERROR'],
  ])('refuses %s', (_, command, params, code) => {
    const { ask, said } = greeted({
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
    expect(said).toEqual([answered('a', { ok: false, error: expect.objectContaining({ code }) })]);
  });

  test('does what needs no answer, and gives none', () => {
    const updateAppTitle = vi.fn();
    const { ask, said } = greeted({ commands: { updateAppTitle } });
    ask('updateAppTitle', { title: 'Cart' });
    expect(updateAppTitle).toHaveBeenCalledOnce();
    expect(said).toEqual([]);
  });

  test('takes a request that comes twice for one', () => {
    const { host, ask } = greeted({ commands: { confirm: never } });
    ask('confirm', { message: 'Sure?' });
    ask('confirm', { message: 'Sure?' });
    expect(host.calls).toHaveLength(1);
  });

  test.each([
    ['the page gives a call up', { k: 'cancel', id: 'a' }],
    ['the page is loaded anew', { k: 'hello', ch: 'two', protocols: [1] }],
  ])('stops its work and answers nobody when %s', async (_, message) => {
    const confirm = vi.fn((_params: unknown, { signal }: { readonly signal: AbortSignal }) => {
      return new Promise<{ confirmed: boolean }>((resolve) =>
        signal.addEventListener('abort', () => resolve({ confirmed: false })),
      );
    });
    const { ask, tell, said } = greeted({ commands: { confirm } });
    ask('confirm', { message: 'Sure?' });
    tell(message);
    await confirm.mock.results[0]?.value;
    expect(said.filter((one) => JSON.stringify(one).includes('"res"'))).toEqual([]);
  });

  test('answers the page load that asked, under its name', async () => {
    const { ask, said, tell } = greeted({
      commands: { getUserInfo: () => Promise.resolve({ accountId: '', accountToken: '', savvyUser: false }) },
    });
    ask('getUserInfo');
    tell({ k: 'hello', protocols: [1] });
    await vi.waitFor(() => expect(said).toContainEqual(expect.objectContaining({ k: 'res', id: 'a', ch: 'one' })));
  });

  test('that has crashed says nothing and hears nothing', () => {
    const { host, said } = greeted();
    host.crash();
    host.emit('hostResume', {});
    expect(said).toEqual([]);
    expect(() => host.hear('{}')).toThrow('crashed');
  });
});
