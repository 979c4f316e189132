import { configure, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppContextProvider, type AppContext } from '../actors/app-context.ts';
import { startDialogs } from '../actors/dialogs/dialogs-fixture.ts';
import { remoteLog } from '../api/browser-shop.ts';
import { createShopClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { standingMachines } from '../testing/standing-machines.ts';
import { Dialogs } from './dialogs.tsx';

configure({ asyncUtilTimeout: 10_000 });

const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('./shop-dialog.tsx', () => {
  if (code.isLost) throw new TypeError('Failed to fetch');
  return { ShopDialog: () => <p>The question</p> };
});

test('a question whose dialog did not come is cancelled and reported, and the one right after it is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = vi.spyOn(remoteLog, 'pageError').mockImplementation(() => undefined);
  const asking = startDialogs();
  const context: AppContext = {
    data: createQueryClient(),
    client: createShopClient(() => Promise.reject(new Error('nothing is asked')), 'https://shop.test'),
    machines: standingMachines(asking),
    site: 'US',
    origin: 'https://shop.test',
    base: '',
  };
  render(
    <AppContextProvider value={context}>
      <Dialogs />
    </AppContextProvider>,
  );
  expect(await asking.ask({ kind: 'confirm', title: 'Log out?' }).answer).toBe(false);
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  code.isLost = false;
  void asking.ask({ kind: 'confirm', title: 'Delete?' });
  expect(await screen.findByText('The question')).toBeDefined();
});
