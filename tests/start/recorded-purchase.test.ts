import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replayRecording, type Recording } from '#machines/verify/recording.ts';
import known from '#machines/verify/recordings/log-in-and-purchase.json' with { type: 'json' };
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { machines } from '#src/dev/catalogue.ts';
import { wholeTag } from '#tests/extent.ts';
import { cards, payByCard } from '#tests/e2e/steps/card.ts';
import { chromiumLaunch } from '#tests/fixtures/chromium.ts';
import { factLimit } from '#tests/limits.ts';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';

let dev: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  dev = await startShop({ program: 'server/dev.ts', env: { NODE_ENV: 'development' } });
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(async () => {
  await browser.close();
  await dev.stop();
});

/** From the log-in to the thanks, without a second document: a recording is one of one document. */
async function buy(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(demoShopper.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoShopper.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  // A dialog says that it was added, or a notice where the code of the dialog is late.
  const added = page.getByRole('dialog', { name: 'Added to cart' }).getByRole('link', { name: 'Go to cart' });
  await added.or(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Checkout \(/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^Credit or debit card/ }).check();
  await page.getByRole('button', { name: /^Place order (·|and pay) \$/ }).click();
  await payByCard(page, cards.good);
  await page.getByRole('heading', { level: 1, name: /^Arrives by / }).waitFor();
}

/** The states that a machine came to, outermost ones only: how often a payment is asked for is a matter of time. */
function way({ steps }: Recording, machine: string): string[] {
  const states = steps
    .filter(({ to }) => to === machine)
    .map(({ value }) => (typeof value === 'string' ? value : Object.keys(value).join()));
  return states.filter((state, index) => state !== states[index - 1]);
}

it(
  'a log-in and a purchase are recorded, exported, and played again by the pure machines',
  { tags: [wholeTag] },
  async () => {
    const context = await browser.newContext({ baseURL: dev.origin, locale: 'en-US' });
    context.setDefaultTimeout(factLimit());
    const inspector = await context.newPage();
    await inspector.goto('/__machines');
    const shop = await context.newPage();
    await shop.goto('/account/login?redirect=%2Fproduct-detail%3Fspu%3DLM-CUBE');
    await inspector.getByRole('link', { name: /^session .*guest/ }).waitFor();
    await inspector.getByRole('button', { name: 'Record' }).click();
    const end = inspector.getByRole('button', { name: 'Stop and save' });
    await end.waitFor();
    await buy(shop);
    const saving = inspector.waitForEvent('download');
    await end.click();
    const json = await readFile(await (await saving).path(), 'utf8');
    for (const secret of [demoShopper.email, demoShopper.password, cards.good]) expect(json).not.toContain(secret);
    const recording: Recording = JSON.parse(json);
    expect(replayRecording(recording, machines).messages).toBeGreaterThan(0);
    for (const machine of ['checkout', 'payment'])
      expect(way(recording, machine), machine).toEqual(way(known as Recording, machine));
  },
);
