import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { dome, skuWith } from '../../parts/product-fixture.ts';
import { KeepAndShare } from './keep-and-share.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const path = '/app-mall/v1/favourite';
const level = { level: 3, levelName: 'Beam', points: 2_100 };
const sku = skuWith('RED-S', {}, { price: dome.skus[0]?.price ?? null });

/** A server that keeps favourites, for a member or a guest. */
function show(accountId: string | null, answers: Answers = {}, site: Site = 'US', spus: readonly string[] = []) {
  const favourites = new Set(spus);
  const answer = async (request: Request) => {
    const product = new URL(request.url).searchParams.get('spu');
    if (request.method === 'GET')
      return { list: [...favourites].filter((spu) => spu === product).map((spu) => ({ spu })), max: 200 };
    const { spu } = await request.json();
    if (request.method === 'POST') favourites.add(spu);
    else favourites.delete(spu);
    return {};
  };
  const shown = renderInShop(
    <KeepAndShare spu="DOME" title="Dome" sku={sku} />,
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

test('a variant is picked to be compared and let go again, as far as four stand side by side', async () => {
  show('member-1');
  const compare = () => screen.getByRole('button', { name: 'Compare' });
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(compare().getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: 'Lamps to compare (1)' }).getAttribute('href')).toBe('/compare?sku=RED-S');
  await userEvent.click(compare());
  expect(compare().getAttribute('aria-pressed')).toBe('false');
});

test('a heart asks for its own product alone', async () => {
  show('member-1', {}, 'US', ['CUBE']);
  await waitFor(() => expect(heart()).toHaveProperty('disabled', false));
  expect(isPressed()).toBe(false);
});

test('a refused request is taken back and said', async () => {
  const full = new Refusal('FAVOURITE_LIMIT', 409, 'You keep 200 products already');
  const { sent } = show('member-1', { [path]: ({ method }) => (method === 'GET' ? { list: [], max: 200 } : full) });
  await waitFor(() => expect(heart()).toHaveProperty('disabled', false));
  await userEvent.click(heart());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ type: 'notice.show', notice: expect.objectContaining({ text: full.message }) }),
  );
  expect(isPressed()).toBe(false);
});

test('the request of a guest waits for the log-in and is carried out once', async () => {
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

test('delivery is shown country by country, with its days and until when an order leaves the same day', async () => {
  const usd = (amount: number) => ({ amount, currency: 'EUR' });
  const noon = (day: number) => Date.UTC(2026, 11, day, 12);
  const options = [
    { code: 'STANDARD', name: 'Standard delivery', price: usd(0), estFrom: noon(2), estTo: noon(4) },
    { code: 'EXPRESS', name: 'Express delivery', price: usd(1_299), estFrom: noon(1), estTo: noon(2) },
  ];
  const estimate = (request: Request) =>
    new URL(request.url).searchParams.get('country') === 'AT'
      ? { options: [], cutoffTime: noon(1) }
      : { options, cutoffTime: Date.UTC(2026, 11, 1, 13) };
  const { requests } = show(null, { '/app-mall/v1/shipping/estimate': estimate }, 'EU');
  await userEvent.click(screen.getByRole('button', { name: 'Delivery' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Delivery for one' }));
  expect(await sheet.findByText('Express delivery: €12.99')).toBeDefined();
  expect(sheet.getByText('Order by Tue 1 Dec, 14:00 CET, and it ships the same day.')).toBeDefined();
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Deliver to' }), 'AT');
  expect(await sheet.findByText('We can’t deliver it there.')).toBeDefined();
  expect(sheet.queryByText(/ships the same day/)).toBeNull();
  const questions = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/estimate'));
  expect(questions.map(({ search }) => search)).toEqual(['?sku=RED-S&country=DE', '?sku=RED-S&country=AT']);
});
