import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { startDialogs } from '../actors/dialogs/dialogs-fixture.ts';
import { useAsk, useDialogTurn } from '../actors/dialogs/use-dialogs.ts';
import { createShopClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { standingMachines } from '../testing/standing-machines.ts';
import { AppContextProvider, type AppContext } from '../actors/app-context.ts';
import { Dialogs } from './dialogs.tsx';

function Asker({ title, answers }: { title: string; answers: string[] }) {
  const ask = useAsk();
  const press = async () => {
    answers.push(`${title}: ${String(await ask({ kind: 'confirm', title }))}`);
  };
  return <button onClick={() => void press()}>{`Ask ${title}`}</button>;
}

function Notifier() {
  const ask = useAsk();
  return <button onClick={() => void ask({ kind: 'alert', message: 'Sold out' })}>Notify</button>;
}

function OwnDialog({ isWanted: isWanted }: { isWanted: boolean }) {
  return <p>{useDialogTurn(isWanted) ? 'my turn' : 'not my turn'}</p>;
}

function openPage() {
  const asking = startDialogs();
  const context: AppContext = {
    data: createQueryClient(),
    client: createShopClient(() => Promise.reject(new Error('nothing is asked')), 'https://shop.test'),
    machines: standingMachines(asking),
    site: 'US',
    origin: 'https://shop.test',
    base: '',
  };
  const answers: string[] = [];
  const page = (isThere: boolean) => (
    <AppContextProvider value={context}>
      {isThere && <Asker title="Log out?" answers={answers} />}
      <Asker title="Delete?" answers={answers} />
      <Notifier />
      <OwnDialog isWanted={!isThere} />
      <Dialogs />
    </AppContextProvider>
  );
  const { rerender } = render(page(true));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
  return { answers, press, leave: () => rerender(page(false)), dialogs: asking.dialogs };
}

const isLocked = () => document.body.hasAttribute('data-scroll-locked');

afterEach(cleanup);

test('two questions come one after the other, and at the end the page scrolls again', async () => {
  const { answers, press, dialogs } = openPage();
  await press('Ask Log out?');
  await screen.findByRole('alertdialog', { name: 'Log out?' });
  act(() => screen.getByText('Ask Delete?').click());
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(isLocked()).toBe(true);
  await press('Ok');
  await screen.findByRole('alertdialog', { name: 'Delete?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toEqual(['Log out?: true', 'Delete?: false']));
  await waitFor(() => expect(dialogs.getSnapshot().value).toBe('closed'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(isLocked()).toBe(false);
});

test('an alert has one button, Yes', async () => {
  const { press } = openPage();
  await press('Notify');
  const alert = await screen.findByRole('alertdialog', { name: 'Sold out' });
  expect([...alert.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Yes']);
  await press('Yes');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a page that goes takes its question along and lets the next dialog have its turn', async () => {
  const { answers, press, leave } = openPage();
  await press('Ask Log out?');
  await screen.findByRole('alertdialog', { name: 'Log out?' });
  leave();
  expect(screen.getByText('not my turn')).toBeTruthy();
  await screen.findByText('my turn');
  expect(answers).toEqual(['Log out?: false']);
});
