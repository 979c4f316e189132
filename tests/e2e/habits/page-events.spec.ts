import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { kept } from '../steps/kept.ts';
import { open } from '../steps/open.ts';

declare global {
  interface Window {
    receivedPageEvents?: Record<string, unknown>;
  }
}

const names = ['webTitleChange', 'notifyRightButton', 'notifyRightMultiButton', 'askToLogin', 'hideAppOverlay'];

/** Writes down what the page tells itself where an app would be told, from the next document on. */
async function hearPageEvents(page: Page): Promise<void> {
  await page.addInitScript((all) => {
    const received: Record<string, unknown> = {};
    window.receivedPageEvents = received;
    for (const name of all) {
      window.addEventListener(name, (event) => {
        received[name] = event instanceof CustomEvent ? event.detail : undefined;
      });
    }
  }, names);
}

/** A page event says it, and storage keeps it for parts that load later. */
async function expectReported(page: Page, name: string, detail: Record<string, unknown>): Promise<void> {
  const received = () => page.evaluate((event) => window.receivedPageEvents?.[event], name);
  await expect.poll(received, { message: name }).toMatchObject(detail);
  expect(JSON.parse((await kept(page, `bridge:${name}`)) ?? 'null')).toMatchObject(detail);
}

test('a browser has no app: title, buttons and log-in become page events and storage [S2.login.01 S4.host.02 S4.host.03 S4.host.04 S4.host.05]', async ({
  page,
}) => {
  await hearPageEvents(page);
  await open(page, '/home');
  await expectReported(page, 'webTitleChange', { title: await page.title() });
  await expectReported(page, 'notifyRightMultiButton', {
    buttons: [{ icons: ['search'] }, { icons: ['cart'], count: 0 }],
  });
  await open(page, '/order/list');
  await expectReported(page, 'notifyRightButton', { visible: true, icons: ['cart'], dot: false });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).first().click();
  await expectReported(page, 'askToLogin', { returnTo: '/order/list' });
  await expect(page).toHaveURL(/\/account\/login\?redirect=%2Forder%2Flist/);
  await expectReported(page, 'hideAppOverlay', {});
});
