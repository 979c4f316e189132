import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import SharePage from './page.tsx';

const app = vi.hoisted(() => ({ isHere: false }));
vi.mock('#src/actors/bridge/use-in-app.ts', () => ({ useInApp: () => app.isHere }));

const bind = '/app-mall/v1/user-share-code/bind';
const own = '/app-mall/v1/user-share-code';
const mine = {
  code: 'ABCD2345',
  url: 'https://shop.test/home/share?code=ABCD2345',
  rules: ['The last link counts.'],
  invited: 0,
  earned: 0,
};

const at = (query: string) => window.history.replaceState(null, '', `/home/share?${query}`);

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  app.isHere = false;
});

describe('a guest who opens the link of a friend', () => {
  test('is shown an invitation, and the code is kept for the account to come', () => {
    at('code=abcd-2345&site=US');
    renderInShop(<SharePage />, {}, 'US', null);
    expect(screen.getByRole('heading', { name: 'A friend invited you' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create account' })).toBeDefined();
    expect(store.read(stored.shareCode)).toBe('ABCD2345');
  });

  test('sees the page without an inviter where the code cannot be one', () => {
    at('code=%3Cscript%3E&site=US');
    renderInShop(<SharePage />, {}, 'US', null);
    expect(screen.queryByRole('heading', { name: 'A friend invited you' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Share the light' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
    expect(store.read(stored.shareCode)).toBe('');
  });
});

describe('a member', () => {
  test('who opens the link of a friend is bound to them at once, and sees of whom', async () => {
    at('code=WXYZ2345&site=US');
    const { requests } = renderInShop(
      <SharePage />,
      {
        [own]: mine,
        [bind]: { inviterMasked: 'O•••a', rewards: [{ kind: 'COUPON', text: '$5 off from a friend' }] },
      },
      'US',
      'member-1',
    );
    expect(await screen.findByRole('heading', { name: 'O•••a invited you' })).toBeDefined();
    expect(screen.getByText('In your coupons now: $5 off from a friend.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'My coupons' }).getAttribute('href')).toMatch(/^\/coupon\/list/);
    const bindRequests = requests.filter(({ url }) => url.endsWith(bind));
    expect(await Promise.all(bindRequests.map((request) => request.json()))).toEqual([{ shareCode: 'WXYZ2345' }]);
  });

  test.each([
    ['already has an inviter', new Refusal('NOTHING_TO_TELL', 40, '')],
    ['brings a code that nobody has', new Refusal('SHARE_CODE_UNKNOWN', 404, 'Unknown')],
  ])('who %s sees nothing of it', async (_who, answer) => {
    at('code=WXYZ2345&site=US');
    renderInShop(<SharePage />, { [own]: mine, [bind]: answer }, 'US', 'member-1');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'A friend invited you' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Your code' })).toBeDefined();
  });

  test('finds the own link, to the lamp that is on the page, with what has come of it', async () => {
    at('spu=LM-CUBE&site=US');
    renderInShop(<SharePage />, { [own]: mine }, 'US', 'member-1');
    expect(await screen.findByText('https://shop.test/home/share?code=ABCD2345&spu=LM-CUBE')).toBeDefined();
    expect(screen.getByText('ABCD2345')).toBeDefined();
    expect(screen.getByText(/No one has used your link yet/)).toBeDefined();
    expect(screen.getByText('The last link counts.')).toBeDefined();
    const code = 'QR code that opens https://shop.test/home/share?code=ABCD2345&spu=LM-CUBE';
    expect(await screen.findByRole('img', { name: code })).toBeDefined();
  });

  test('has one way to send the link, and a second one inside an app or where the device has a sheet for it', async () => {
    at('site=US');
    const user = userEvent.setup();
    renderInShop(<SharePage />, { [own]: mine }, 'US', 'member-1');
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    cleanup();
    app.isHere = true;
    const { sent } = renderInShop(<SharePage />, { [own]: mine }, 'US', 'member-1');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const notice = expect.objectContaining({ text: 'Link copied' });
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'notice.show', notice }));
    expect(await window.navigator.clipboard.readText()).toBe(mine.url);
  });

  test('is spared a code for a camera where the link is too long for one', async () => {
    at('site=US');
    const url = `https://shop.test/home/share?code=ABCD2345&more=${'x'.repeat(200)}`;
    renderInShop(<SharePage />, { [own]: { ...mine, url } }, 'US', 'member-1');
    expect(await screen.findByText(url)).toBeDefined();
    await waitFor(() => expect(screen.queryAllByRole('img', { name: /^QR code/ })).toEqual([]));
  });

  test('can try again where the link did not come', async () => {
    at('site=US');
    renderInShop(<SharePage />, { [own]: new Refusal('BUSY', 500, 'Busy') }, 'US', 'member-1');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
