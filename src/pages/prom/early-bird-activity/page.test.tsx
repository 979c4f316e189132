import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { arc } from '../parts/early-bird-fixture.ts';
import EarlyBirdActivityPage from './page.tsx';

const list = '/app-mall/v1/prom/early-bird/list';
afterEach(cleanup);

test('the first that runs shows its stairs, and each other one says where it stands', async () => {
  const other = (title: string, changes: object) => ({ ...arc, ...changes, id: title, card: { ...arc.card, title } });
  const offers = [
    arc,
    other('Flood', {}),
    other('Dial', { state: 'COMING', startTime: Date.UTC(2100, 0, 4, 15) }),
    other('Disc', { state: 'SOLD_OUT' }),
    other('Pillar', { state: 'ENDED' }),
  ];
  renderInShop(<EarlyBirdActivityPage />, { [list]: { list: offers } }, 'US', null);
  const steps = within(await screen.findByRole('list', { name: 'Price steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['First 60: $119.00, Now, 9 left', '61 to 84: $139.00, Later']);
  expect(screen.getByText('2 lamps · 9 left at $119.00 · Then $139.00')).toBeDefined();
  expect(screen.getByText('2 lamps · Begins Mon, Jan 4, 2100, 10:00 AM ET')).toBeDefined();
  const over = within(screen.getByRole('region', { name: 'Gone' }));
  expect(over.getByText('2 lamps · All early birds sold')).toBeDefined();
  expect(over.getByText('2 lamps · This early bird is over')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See price steps: Arc' }).getAttribute('href')).toBe(
    '/prom/early-bird-activity-detail?id=early-arc',
  );
});

test.each([
  [{ list: [] }, 'No early birds right now'],
  [new Refusal('SERVER_ERROR', 500, 'Broken'), 'Something went wrong'],
])('without any of them it says so and leads on', async (answer, words) => {
  renderInShop(<EarlyBirdActivityPage />, { [list]: answer }, 'US', null);
  expect(await screen.findByText(words)).toBeDefined();
});
