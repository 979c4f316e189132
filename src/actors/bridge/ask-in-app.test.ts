import { describe, expect, test, vi } from 'vitest';
import type { Asked, Question } from '../dialogs/ask.ts';
import { openInApp } from './app-fixture.ts';
import { askInApp } from './ask-in-app.ts';

const logOut: Question = { kind: 'confirm', title: 'Log out?', message: 'Your cart stays.', okLabel: 'Log out' };
const never = () => new Promise<never>(() => undefined);

/** Our own dialog; whoever is asked by it says yes. */
function ourDialog() {
  const withdraw = vi.fn();
  return { withdraw, ask: vi.fn((_: Question): Asked => ({ answer: Promise.resolve(true), withdraw })) };
}

describe('a question inside an app', () => {
  test.each([true, false])('is put by the dialog of the app, whose answer %s counts', async (confirmed) => {
    const { shop, app } = openInApp({ commands: { confirm: () => ({ confirmed }) } });
    const dialog = ourDialog();
    expect(await askInApp(shop, dialog.ask)(logOut).answer).toBe(confirmed);
    expect(app.calls[0]?.params).toMatchObject({ title: 'Log out?', message: 'Your cart stays.', okText: 'Log out' });
    expect(dialog.ask).not.toHaveBeenCalled();
  });

  test('with a title alone says that', async () => {
    const { shop, app } = openInApp({ commands: { confirm: () => ({ confirmed: true }) } });
    await askInApp(shop, ourDialog().ask)({ kind: 'confirm', title: 'Leave?' }).answer;
    expect(app.calls[0]?.params).toMatchObject({ message: 'Leave?', okText: 'Ok', cancelText: 'Cancel' });
  });

  test('that only informs is over when it is read [S7.bridge.10]', async () => {
    const { shop, app } = openInApp({ commands: { alert: () => undefined } });
    expect(await askInApp(shop, ourDialog().ask)({ kind: 'alert', message: 'Sold out' }).answer).toBe(true);
    expect(app.calls[0]).toEqual({ command: 'alert', params: { message: 'Sold out', okText: 'Yes' } });
  });

  test('is put by our own dialog where the app has none', async () => {
    const { shop } = openInApp({ commands: {} });
    const dialog = ourDialog();
    expect(await askInApp(shop, dialog.ask)(logOut).answer).toBe(true);
    expect(dialog.ask).toHaveBeenCalledWith(logOut);
  });

  test('whose page is gone is answered with cancel, and nobody else is asked', async () => {
    const { shop, app } = openInApp({ commands: { confirm: never } });
    const dialog = ourDialog();
    const { answer, withdraw } = askInApp(shop, dialog.ask)(logOut);
    await expect.poll(() => app.calls).toHaveLength(1);
    withdraw();
    expect(await answer).toBe(false);
    expect([dialog.ask.mock.calls.length, app.cancelled.length]).toEqual([0, 1]);
  });
});
