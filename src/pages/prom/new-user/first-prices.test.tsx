import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContextProvider, type AppContext } from '#src/actors/app-context.ts';
import { createShopClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { standingMachines } from '#src/testing/standing-machines.ts';
import { FirstPrices } from './first-prices.tsx';
import type { NewUserOffer } from './queries.ts';

afterEach(cleanup);

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const image = { url: '/lamp/', alt: 'A lamp', w: 1, h: 1, widths: [], lqip: { day: '#fff', night: '#000' } };
const card: NewUserOffer['items'][number]['card'] = {
  ...{ spu: 'LM-CUBE', sku: 'LM-CUBE-1', title: 'Cube', subtitle: '', image, badges: [], singleSku: true },
  ...{ rating: 0, ratingCount: 0, swatches: [], stockState: 'OK', energyClass: null },
  price: { list: null, sale: usd(2_499), from: false, discountPct: null, priorLowest: null },
};

test.each([true, false])('a light counts as added when the server took it (%s), and not before', async (isIn) => {
  const sent = vi.fn<(event: object) => void>();
  let answer = (_isIn: boolean): void => undefined;
  const add = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const context: AppContext = {
    data: createQueryClient(),
    client: createShopClient(() => Promise.reject(new Error('nothing is asked')), 'https://shop.test'),
    machines: standingMachines({ app: { send: sent }, additions: { add } }),
    site: 'US',
    origin: 'https://shop.test',
    isOtherHost: false,
    base: '',
  };
  render(
    <AppContextProvider value={context}>
      <FirstPrices items={[{ promoItemId: 'first-cube', card, amount: usd(1_699) }]} isOpen />
    </AppContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /first-order price: Cube/ }));
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ sku: 'LM-CUBE-1', buyType: 5, mode: 2 }));
  expect(sent).not.toHaveBeenCalled();
  await act(async () => answer(isIn));
  expect(sent).toHaveBeenCalledTimes(isIn ? 1 : 0);
});
