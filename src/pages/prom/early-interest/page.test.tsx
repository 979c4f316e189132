import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { pendant, registration } from '../parts/interest-fixture.ts';
import EarlyInterestPage from './page.tsx';

const list = '/app-mall/v1/prom/interest/list';
afterEach(cleanup);

test('the first that takes registrations is large, and each says where it stands', async () => {
  const projects = [
    pendant,
    {
      ...pendant,
      projectId: 'line',
      title: 'Line',
      launch: { time: 2, text: 'Fri, Dec 18, 10:00 AM ET' },
      interested: 0,
    },
    { ...pendant, projectId: 'curtain', title: 'Curtain', state: 'LAUNCHED', interested: 1_200 },
    { ...pendant, projectId: 'mirror', title: 'Mirror', state: 'ENDED' },
  ];
  renderInShop(<EarlyInterestPage />, { [list]: { list: projects } }, 'US', null);
  const first = await screen.findByRole('link', { name: 'Tell me first' });
  expect(first.getAttribute('href')).toBe('/prom/early-Interest-detail?projectId=ring');
  expect(screen.getByText('No date yet · 230+ are interested')).toBeDefined();
  expect(screen.getByText('Out Fri, Dec 18, 10:00 AM ET')).toBeDefined();
  expect(screen.getByText('You can buy it now · 1,200+ waited for it')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Not coming' }).textContent).toContain('Mirror');
});

test('a member who is on the list sees that', async () => {
  renderInShop(<EarlyInterestPage />, { [list]: { list: [{ ...pendant, registration }] } }, 'US', 'member-1');
  expect(await screen.findByText(/You’re on the list/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your choice' })).toBeDefined();
});

test.each([
  [{ list: [] }, 'Nothing is on the drawing board'],
  [new Refusal('SERVER_ERROR', 500, 'Broken'), 'Something went wrong'],
])('without any of them it says so and leads on', async (answer, words) => {
  renderInShop(<EarlyInterestPage />, { [list]: answer }, 'US', null);
  expect(await screen.findByText(words)).toBeDefined();
});
