import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { dome } from '../../parts/product-fixture.ts';
import { KeepAndShare } from './keep-and-share.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const path = '/app-mall/v1/favourite';
const level = { level: 3, levelName: 'Beam', points: 2_100 };
const price = dome.skus[0]?.price ?? null;

/** A server that keeps favourites, for a member or a guest. */
function show(accountId: string | null, answers: Answers = {}, site: Site = 'US') {
  const favourites = new Set<string>();
  const answer = async (request: Request) => {
    if (request.method === 'GET') return { list: [...favourites].map((spu) => ({ spu })), max: 200 };
    const { spu } = await request.json();
    if (request.method === 'POST') favourites.add(spu);
    else favourites.delete(spu);
    return {};
  };
  const shown = renderInShop(
    <KeepAndShare spu="DOME" title="Dome" price={price} />,
    { [path]: answer, '/bff-app/v1/mobile/su-info': level, ...answers },
    site,
    accountId,
  );
  return { ...shown, favourites };
}

const heart = () => screen.getByRole('button', { name: /^Favou?rite$/ });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';

test('a member keeps a product by its heart, finds the way to all of them, and lets it go again', async () => {
  const { favourites } = show('member-1');
  await waitFor(() => expect(heart()).toHaveProperty('disabled', false));
  await userEvent.click(heart());
  await waitFor(() => expect([...favourites]).toEqual(['DOME']));
  const all = await screen.findByRole('link', { name: 'Your favorites' });
  expect(all.getAttribute('href')).toBe('/profile?part=favourites');
  await waitFor(() => expect(isPressed()).toBe(true));
  await userEvent.click(heart());
  await waitFor(() => expect([...favourites]).toEqual([]));
  await waitFor(() => expect(isPressed()).toBe(false));
});

test('a refused wish is taken back and said', async () => {
  const full = new Refusal('FAVOURITE_LIMIT', 409, 'You keep 200 products already');
  const { sent } = show('member-1', { [path]: ({ method }) => (method === 'GET' ? { list: [], max: 200 } : full) });
  await waitFor(() => expect(heart()).toHaveProperty('disabled', false));
  await userEvent.click(heart());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ type: 'notice.show', notice: expect.objectContaining({ text: full.message }) }),
  );
  expect(isPressed()).toBe(false);
});

test('the wish of a guest waits for the log-in and comes true once', async () => {
  const guest = show(null);
  await userEvent.click(heart());
  expect([...guest.favourites]).toEqual([]);
  cleanup();
  const member = show('member-1');
  await waitFor(() => expect([...member.favourites]).toEqual(['DOME']));
  cleanup();
  const later = show('member-1');
  await waitFor(() => expect(heart()).toHaveProperty('disabled', false));
  expect(later.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['a guest sees the coins of the lowest level', null, 'Earns 890 coins'],
  ['a member those of their own', 'member-1', 'Earns 1,112 coins'],
])('%s', async (_, accountId, words) => {
  show(accountId);
  expect(await screen.findByText(words)).toBeDefined();
});
