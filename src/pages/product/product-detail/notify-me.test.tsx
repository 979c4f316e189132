import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Shop } from '#src/api/shop.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { NotifyMe } from './notify-me.tsx';

const session = vi.hoisted((): { member: string | null } => ({ member: null }));
vi.mock('#src/actors/use-shop.ts', async (load) => {
  const { useShop } = await load<{ useShop: () => Shop }>();
  return { useShop: () => ({ ...useShop(), member: session.member }) };
});

test('a click in the mail is confirmed once, also when the member is recognised after it', async () => {
  window.history.replaceState(null, '', '/product-detail?spu=DOME&sku=RED-L&confirm=token-1');
  const confirm = vi.fn(() => (confirm.mock.calls.length > 1 ? new Refusal('NOT_FOUND', 404, 'Not there') : {}));
  const info = { email: 'ola@lampyris.test' };
  const { again, requests } = renderInShop(<NotifyMe sku="RED-L" />, {
    '/app-mall/v1/stock/confirm': confirm,
    '/bff-app/v1/mobile/user-info': info,
  });
  const done = 'We’ll email you as soon as it’s back.';
  expect(await screen.findByText(done)).toBeDefined();
  session.member = 'member-1';
  again(<NotifyMe sku="RED-L" />);
  await expect.poll(() => requests.some(({ url }) => url.endsWith('/user-info'))).toBe(true);
  expect(screen.getByText(done)).toBeDefined();
  expect(confirm).toHaveBeenCalledOnce();
});
