import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { goesAway } from '../steps/goes-away.ts';
import { mailTo, newEmail } from '../steps/mail.ts';
import { keepTokens, newMember, type Member } from '../steps/member.ts';
import { open } from '../steps/open.ts';
import { deliver, ops } from '../steps/ops.ts';
import { paidOrder, type Buyer } from '../steps/order.ts';

const returns = '/order/rma';
const picture = 'media/products/cube/day-640.webp';

/** An order that has reached its buyer. */
async function received(buyer: Buyer) {
  const order = await paidOrder(buyer, { sku: 'LM-CUBE-1' });
  await deliver(order.orderNo);
  return order;
}

/** The same, for a member who is logged in. */
async function receivedBy(page: Page, member: Member) {
  await keepTokens(page, member);
  return received(member);
}

const question = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** The number of the request on screen. */
const rmaNoOf = (page: Page) => new URL(page.url()).searchParams.get('rmaNo') ?? '';

test('an order that arrived goes back from its page to the money, and the answers survive a reload [S2.routes.27]', async ({
  page,
}) => {
  const member = await newMember('returner');
  const { orderNo } = await receivedBy(page, member);
  await open(page, `/order/detail?orderNo=${orderNo}`);
  await page.getByRole('link', { name: 'Return or claim' }).click();
  await expect(question(page, 'What’s it about?')).toBeVisible();
  await next(page);
  await expect(question(page, 'What would you like?')).toBeFocused();
  await page.getByRole('radio', { name: /^Send it back for a refund/ }).check();
  await next(page);
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'I no longer want it' });
  await page.getByRole('textbox', { name: /^What we should know/ }).fill('Too bright <b>here</b>');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^What we should know/ })).toHaveValue('Too bright <b>here</b>');
  await next(page);
  await expect(question(page, 'Is this right?')).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page).toHaveURL(/rmaNo=R/);
  const rmaNo = rmaNoOf(page);
  await expect(page.getByText(/^Too bright .*here/)).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);
  expect(await mailTo(member.email, 'return of')).toContain(rmaNo);

  await test.step('the label is saved, and the parcel comes back', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the label' }).click();
    expect((await download).suggestedFilename()).toBe(`${rmaNo}.pdf`);
    await page.getByRole('textbox', { name: 'Carrier' }).fill('Demo Post');
    await page.getByRole('textbox', { name: 'Tracking number' }).fill('BACK 1');
    await page.getByRole('button', { name: 'Save the number' }).click();
    await expect(page.getByText('Demo Post BACK 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
    await ops('rma', 'receive', orderNo, rmaNo);
    await ops('rma', 'pass', orderNo, rmaNo);
    await page.reload();
    await expect(page.getByText(/^\$26\.80 · /)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Request progress' })).toContainText('Refunded');
  });

  await test.step('once the money is back, nothing is left to return', async () => {
    await expect.poll(() => ops('rma', 'show', orderNo, rmaNo)).toContain('REFUNDED');
    await open(page, `${returns}?orderNo=${orderNo}`);
    await expect(page.getByText('You can’t return anything')).toBeVisible();
  });
});

test('a guest claims the warranty with a photo by the link of a mail, answers a question and gets another one', async ({
  page,
}) => {
  const email = newEmail('claimer');
  const { orderNo, accessKey } = await received({ email });
  await open(page, `${returns}?orderNo=${orderNo}&accessKey=${accessKey}`);
  await expect(page).not.toHaveURL(/accessKey/);
  await next(page);
  await page.getByRole('radio', { name: /under warranty/ }).check();
  await next(page);
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'It doesn’t work' });
  await next(page);
  await expect(page.getByText('Add at least one photo').first()).toBeVisible();
  await page.getByLabel('Add photos or a video').setInputFiles(picture);
  await expect(page.getByText('Added', { exact: true })).toBeVisible();
  await next(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/rmaNo=R/);
  const rmaNo = rmaNoOf(page);
  const photo = page.getByRole('link', { name: 'Photo 1' });
  const address = (await photo.getAttribute('href')) ?? '';
  expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//);

  await test.step('is asked, and answers', async () => {
    await ops('rma', 'ask', orderNo, rmaNo, '--question', 'Does it flicker?');
    await page.reload();
    await expect(page.getByText('Does it flicker?').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('It stays dark.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: 'It stays dark.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
  });

  await test.step('sends it back and gets another one', async () => {
    await ops('rma', 'approve', orderNo, rmaNo);
    const link = /https?:\S+\/order\/rma\?\S+/.exec(await mailTo(email, 'please send it back'))?.[0] ?? '';
    await open(page, new URL(link).pathname + new URL(link).search);
    await expect(page.getByRole('button', { name: 'Save the label' })).toBeVisible();
    await ops('rma', 'receive', orderNo, rmaNo);
    await ops('rma', 'pass', orderNo, rmaNo);
    await ops('rma', 'ship', orderNo, rmaNo, '--carrier', 'Demo Post', '--tracking', 'NEW1');
    await page.reload();
    await expect(page.getByText('Demo Post NEW1')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Request progress' })).toContainText('Sent to you');
  });
});

test(
  'a request is taken back by keyboard, and the same item can be asked about again',
  { tag: '@all' },
  async ({ page }) => {
    const member = await newMember('regretter');
    const { orderNo } = await receivedBy(page, member);
    const ask = async () => {
      await open(page, `${returns}?orderNo=${orderNo}`);
      await next(page);
      await page.getByRole('radio', { name: /under warranty/ }).check();
      await next(page);
      await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'It doesn’t connect' });
      await expect(page.getByText('This often helps')).toBeVisible();
      await next(page);
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page).toHaveURL(/rmaNo=R/);
    };
    await ask();
    const cancel = page.getByRole('button', { name: 'Cancel request' });
    await cancel.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this request?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await goesAway(dialog, () => dialog.getByRole('button', { name: 'Cancel request' }).press('Enter'));
    await expect(cancel).toHaveCount(0);
    await ask();
    await open(page, `${returns}?orderNo=${orderNo}`);
    await expect(page.getByText('You have an open request for it')).toBeVisible();
  },
);

test.describe('over a connection that is lost', () => {
  test.use({ tolerated: /Failed to load resource/ });
  test(
    'a request that cannot reach the shop says so, keeps the answers and goes out once',
    { tag: '@all' },
    async ({ page, context }) => {
      const member = await newMember('offliner');
      const { orderNo } = await receivedBy(page, member);
      await open(page, `${returns}?orderNo=${orderNo}`);
      await next(page);
      await page.getByRole('radio', { name: /^Send it back for a refund/ }).check();
      await next(page);
      await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'I no longer want it' });
      await next(page);
      await context.setOffline(true);
      await expect(page.getByText('You’re offline. We’ll keep your answers until you’re back.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send request' })).toBeDisabled();
      await context.setOffline(false);
      // The answer is lost after the shop has it.
      await page.route(
        /rma\/apply/,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText(/^No answer, so/)).toBeVisible();
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page).toHaveURL(/rmaNo=R/);
      await open(page, returns);
      await expect(page.getByRole('list', { name: 'Your returns and claims' }).getByRole('listitem')).toHaveCount(1);
    },
  );
});
