import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { notificationsMachine } from '#machines/notifications/machine.ts';
import { createSlowRequestMonitor } from '../api/slow-requests.ts';
import { createShopClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { standingMachines } from '../testing/standing-machines.ts';
import { AppContextProvider, type AppContext } from '../actors/app-context.ts';
import { Notices } from './notices.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const calls = createSlowRequestMonitor(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const notifications = createActor(notificationsMachine, { systemId: 'notifications' }).start();
  const undo = vi.fn();
  const context: AppContext = {
    data: createQueryClient(),
    client: createShopClient(calls.send, 'https://shop.test'),
    machines: standingMachines({ calls, notifications, additions: { undo } }),
    site: 'US',
    origin: 'https://shop.test',
    isOtherHost: false,
    base: '',
  };
  render(
    <AppContextProvider value={context}>
      <Notices />
    </AppContextProvider>,
  );
  return { ...context, notifications, undo };
}

const notices = () => within(screen.getByRole('region', { name: 'Notices' }));
const words = () => notices().queryByText('Still working …');
const button = () => notices().queryByRole('button', { name: 'Cancel' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a call says after 8 s that the shop is still working, and lets go of it after 20 s [S7.calls.11]', async () => {
  const failed = vi.fn();
  open().client.GET('/app-mall/v1/home/layout').catch(failed);
  await wait(7_999);
  expect(words()).toBeNull();
  await wait(1);
  expect(words()?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  await wait(11_999);
  expect(button()).toBeNull();
  await wait(1);
  await act(async () => button()?.click());
  expect(failed).toHaveBeenCalledTimes(1);
  expect(words()).toBeNull();
});

test('a notice that a finger swipes away leaves in 300 ms, and one that is let go early stays', async () => {
  const { notifications } = open();
  const notice = { key: 'cart', tone: 'success', text: 'Added to your cart', duration: 0 } as const;
  act(() => notifications.send({ type: 'notice.show', notice }));
  const shown = () => notices().queryByRole('listitem');
  const swipe = (clientX: number) => {
    for (const [type, x] of [
      ['pointerdown', 0],
      ['pointermove', clientX],
      ['pointerup', clientX],
    ] as const) {
      fireEvent(
        notices().getByRole('listitem'),
        Object.assign(new MouseEvent(type, { clientX: x, bubbles: true }), { isPrimary: true }),
      );
    }
  };
  swipe(0);
  await wait(1_000);
  expect(shown()).not.toBeNull();
  swipe(200);
  await wait(299);
  expect(shown()).not.toBeNull();
  await wait(1);
  expect(shown()).toBeNull();
});

test('what was added is undone where it is said, and the focus goes back to what was pressed', async () => {
  const { notifications, undo } = open();
  const plus = document.body.appendChild(document.createElement('button'));
  plus.focus();
  const line = { sku: 'LM-CUBE-1', quantity: 2 };
  const notice = { key: 'added', tone: 'success', text: 'Cube added to cart', undo: { label: 'Undo', line } } as const;
  act(() => notifications.send({ type: 'notice.show', notice }));
  const button = notices().getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  act(() => button.click());
  expect(undo).toHaveBeenCalledExactlyOnceWith(line);
  await wait(300);
  expect(notices().queryByText('Cube added to cart')).toBeNull();
  expect(document.activeElement).toBe(plus);
  plus.remove();
});
