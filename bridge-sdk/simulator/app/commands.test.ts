// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHostCore } from '../../mock/host-core.ts';
import { startingState, type AppState } from './app-state.ts';
import { commandsOf } from './commands.ts';
import { askBySheets } from './sheets.ts';
import { createStore } from '../store.ts';

vi.mock('./appearance.ts', () => ({ isLight: () => false }));

const shop = 'http://localhost:3000';
const member = { email: 'a@b.test', accountId: 'A1', accountToken: 'ada', savvyUser: true };
let answers: unknown[];

beforeEach(() => {
  answers = [];
});

/** An app at its first page, which uses the real protocol. */
function played(changes: Partial<AppState> = {}) {
  const state = createStore<AppState>({ ...startingState({ address: `${shop}/home`, isShop: true }), ...changes });
  const emitToAll = vi.fn();
  const pass = vi.fn();
  const commands = commandsOf({
    screen: 1,
    path: () => '/home?site=US',
    state,
    ask: askBySheets((to) => state.set((before) => ({ ...before, sheets: to(before.sheets) }))),
    nextKey: () => 2,
    emitHere: vi.fn(),
    emitToAll,
    pass,
  });
  const host = createHostCore({ commands }, (text) => answers.push(JSON.parse(text)));
  const post = (fields: object) => host.receive(JSON.stringify({ v: 1, ch: 'one', ...fields }));
  post({ k: 'hello', protocols: [1] });
  answers = [];
  const ask = (cmd: string, params: object = {}) => post({ k: 'req', id: cmd, cmd, params });
  return { state, emitToAll, pass, ask, cancel: (id: string) => post({ k: 'cancel', id }) };
}

const addresses = ({ screens }: AppState) => screens.map(({ address }) => address.replace(shop, ''));

describe('the simulated app', () => {
  test('pushes or replaces a page for an address, and closes it', () => {
    const { state, ask } = played();
    ask('linkBrowser', { redirectUrl: '/shopping-cart' });
    expect(addresses(state.get())).toEqual(['/home', '/shopping-cart']);
    const inside = played();
    inside.ask('linkBrowser', { redirectUrl: '/coin/center', skipWay: 'appBrowserInside' });
    expect(addresses(inside.state.get())).toEqual(['/coin/center']);
    inside.ask('closePage');
    expect(addresses(inside.state.get())).toEqual(['/coin/center']);
  });

  test('refuses to open the simulator inside itself', () => {
    const { state, ask } = played();
    ask('linkBrowser', { redirectUrl: '/dev/simulator/' });
    expect(addresses(state.get())).toEqual(['/home']);
    expect(answers).toEqual([
      expect.objectContaining({ ok: false, error: expect.objectContaining({ code: 'INVALID_PARAMS' }) }),
    ]);
  });

  test('shows the title and buttons of the page', () => {
    const { state, ask } = played();
    ask('updateAppTitle', { title: 'Cart', subTitle: '2 items' });
    ask('updateRightButtons', { buttons: [{ visible: true, icons: ['cart'], count: 2 }] });
    expect(state.get().screens[0]).toMatchObject({ title: 'Cart', subTitle: '2 items', path: '/home?site=US' });
    expect(state.get().screens[0]?.buttons).toMatchObject([{ icons: ['cart'], count: 2, dot: false }]);
    ask('updateRightButton', { visible: false });
    expect(state.get().screens[0]?.buttons).toEqual([]);
  });

  test.each([
    ['a number', { name: 'updateCartCount', data: 3 }, 3],
    ['a number and a market', { name: 'updateCartCountV2', data: { count: 4, site: 'EU' } }, 4],
    ['no number', { name: 'updateCartCount', data: 'many' }, 0],
    ['other news', { name: 'cartMerged', data: 5 }, 0],
  ])('shows the cart count of %s', (_, news, badge) => {
    const { state, ask } = played();
    ask('notifyApp', news);
    expect(state.get().badge).toBe(badge);
  });

  test('returns an empty user before login and the member afterwards', () => {
    played().ask('getUserInfo');
    played({ account: member }).ask('getUserInfo');
    expect(answers.at(-1)).toMatchObject({ data: { accountId: 'A1', accountToken: 'ada', savvyUser: true } });
  });

  test('opens its login once, replies at once, and keeps the login open when the page cancels', () => {
    const { state, ask, cancel } = played();
    ask('askToLogin');
    expect(answers).toMatchObject([{ ok: true }]);
    ask('askToLogin', { returnTo: '/home' });
    cancel('askToLogin');
    expect(state.get().sheets.map(({ kind }) => kind)).toEqual(['login']);
  });

  test('shows a confirm dialog, and removes it when the page cancels', async () => {
    const { state, ask, cancel } = played();
    ask('confirm', { message: 'Sure?' });
    const [sheet] = state.get().sheets;
    if (sheet?.kind !== 'confirm') throw new Error('no question');
    sheet.answer({ confirmed: true });
    await expect.poll(() => answers).toMatchObject([{ ok: true, data: { confirmed: true } }]);
    ask('alert', { message: 'Done' });
    expect(state.get().sheets).toHaveLength(1);
    cancel('alert');
    expect(state.get().sheets).toEqual([]);
  });

  test('uploads for members only, and returns an empty list when nothing was chosen', async () => {
    played().ask('uploadMedia');
    await expect.poll(() => answers).toMatchObject([{ ok: false, error: { code: 'NOT_LOGGED_IN' } }]);
    answers = [];
    const { state, ask } = played({ account: member });
    answers = [];
    ask('uploadMedia', { max: 2 });
    const [sheet] = state.get().sheets;
    if (sheet?.kind !== 'upload') throw new Error('no picker');
    sheet.answer([]);
    await expect.poll(() => answers).toMatchObject([{ ok: true, data: { items: [] } }]);
  });

  test('switches to the market that the page chose, and notifies every page', () => {
    const { state, emitToAll, ask } = played();
    ask('applyChangeMarketInfo', { market: 'DE' });
    expect(state.get().market).toBe('DE');
    expect(emitToAll).toHaveBeenCalledExactlyOnceWith('marketChange', { market: 'DE', marketName: 'Germany' });
  });

  test('delivers pass-through data to the next page, and hides its overlay', () => {
    const { state, pass, ask } = played({ isOverlaid: true });
    const passed = { requestCode: 'address', data: { id: 1 }, target: '/order/checkout' };
    ask('passThrough', passed);
    expect(pass).toHaveBeenCalledExactlyOnceWith({ kind: 'passed', from: 1, passed });
    ask('hideAppOverlay');
    expect(state.get().isOverlaid).toBe(false);
  });
});
