import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import MyCenterPage from './my-center.tsx';

afterEach(cleanup);

const suInfo = '/bff-app/v1/mobile/su-info';
const levelRequests = (requests: readonly Request[]) => requests.filter(({ url }) => new URL(url).pathname === suInfo);

test('the level of a savvy user is asked for once for a member [S6.roles.05]', async () => {
  const { requests, again } = renderInShop(<MyCenterPage />, {}, 'US', 'member-1');
  await expect.poll(() => levelRequests(requests)).toHaveLength(1);
  again(<MyCenterPage />);
  expect(levelRequests(requests)).toHaveLength(1);
});

test('and never for a guest [S6.roles.05]', async () => {
  const { requests } = renderInShop(<MyCenterPage />, {}, 'US', null);
  await screen.findByRole('heading', { level: 1, name: 'Hello there' });
  expect(levelRequests(requests)).toEqual([]);
});
