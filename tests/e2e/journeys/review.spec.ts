import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { holdBack } from '../steps/hold-back.ts';
import { tabTo } from '../steps/keyboard.ts';
import { keepTokens, logIn, newMember } from '../steps/member.ts';
import { open, openRunning } from '../steps/open.ts';
import { deliver, ops } from '../steps/ops.ts';
import { paidOrder } from '../steps/order.ts';

/** Two screens write at once, each about a product of its own. */
const bought = (isMobile: boolean) =>
  isMobile ? { spu: 'LM-CUBE', sku: 'LM-CUBE-1' } : { spu: 'LM-DIAL', sku: 'LM-DIAL-1' };

interface Shown {
  /** The count in the markup for search engines. */
  readonly counted: number;
  readonly fiveStars: number;
}

/** What the page of a product says of its reviews; it says the same everywhere. */
async function shownOf(page: Page): Promise<Shown> {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product: { aggregateRating?: { reviewCount: number; ratingValue: number } } =
    data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'Product') ?? {};
  const { reviewCount = 0, ratingValue = 0 } = product.aggregateRating ?? {};
  const label = `${ratingValue.toFixed(1)} out of 5, ${reviewCount} reviews`;
  await expect(page.getByRole('link', { name: label })).toBeVisible();
  await expect(page.locator('#reviews').getByRole('img', { name: label })).toBeAttached();
  const bar = (await page.getByRole('button', { name: /^5 stars:/ }).textContent()) ?? '';
  expect(bar).toContain(`of ${reviewCount} reviews`);
  return { counted: reviewCount, fiveStars: Number(/: (\d+)/.exec(bar)?.[1]) };
}

test('a member reviews what has arrived, with a picture and by keyboard alone, and it is shown once it was read', async ({
  page,
  isMobile,
}) => {
  const { spu, sku } = bought(isMobile);
  // What earlier rounds wrote in the same shop stands below.
  const review = { title: `Calm and even ${randomUUID().slice(0, 8)}`, body: 'I read under it every night.' };
  const member = await newMember('reviewer');
  await keepTokens(page, member);
  await open(page, `/product-detail?spu=${spu}`);
  const before = await shownOf(page);

  const { orderNo } = await paidOrder(member, { sku });
  await deliver(orderNo);
  const detail = `/order/detail?orderNo=${orderNo}`;

  const dialog = page.getByRole('dialog', { name: /^Review of / });
  const write = async () => {
    await tabTo(page, page.getByRole('button', { name: /review of / }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };
  await test.step('writes it, and finds it again after a reload', async () => {
    await openRunning(page, detail);
    await write();
    await tabTo(page, dialog.getByRole('radio', { name: '1 star, poor' }));
    for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '5 stars, excellent' })).toBeChecked();
    await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type(review.title);
    await page.keyboard.press('Tab');
    await page.keyboard.type(review.body);
    await tabTo(page, dialog.getByLabel('Add pictures'));
    // The picker of files belongs to the system.
    await dialog.getByLabel('Add pictures').setInputFiles('media/products/cube/day-640.webp');
    await expect(dialog.getByText('Added', { exact: true })).toBeVisible();
    expect(await axeFaults(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.reload();
    await write();
    await expect(dialog.getByText('We kept what you wrote.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Your review' })).toHaveValue(review.body);
    await expect(dialog.getByText('day-640.webp')).toBeVisible();
  });

  const state = page
    .getByRole('list', { name: 'Items' })
    .getByText('Thanks! We’ll check your review before it goes live.');
  await test.step('sends it, and is told that it is read first', async () => {
    await tabTo(page, dialog.getByRole('button', { name: 'Send review' }));
    await page.keyboard.press('Enter');
    await expect(state).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(state.locator('..')).toBeFocused();
  });

  await test.step('is read and approved', async () => {
    const waiting = await ops('review', 'list');
    const [, reviewId = ''] = new RegExp(`(\\S+)  ${sku}  5 of 5`).exec(waiting) ?? [];
    expect(waiting).toContain(review.title);
    expect(await ops('review', 'approve', reviewId)).toContain('PUBLISHED');
    await openRunning(page, detail);
    await expect(page.getByText('Your review is live.')).toBeVisible();
  });

  await test.step('is shown and counted everywhere', async () => {
    // By its SKU: the server may know the other address for a minute as it was.
    await openRunning(page, `/product-detail?sku=${sku}`);
    const after = await shownOf(page);
    expect(after).toEqual({ counted: before.counted + 1, fiveStars: before.fiveStars + 1 });
    await page.getByRole('link', { name: / out of 5, / }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#reviews')).toBeFocused();
    const card = page.getByRole('article').filter({ hasText: review.title });
    await expect(card).toContainText('Verified purchase');
    await expect(card.getByRole('button', { name: /^Helpful/ })).toHaveCount(0);
    await tabTo(page, card.getByRole('button', { name: /^Picture 1 of 1/ }));
    await page.keyboard.press('Enter');
    const picture = page.getByRole('dialog', { name: review.title }).getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: /^Picture 1 of 1/ })).toBeFocused();
  });
});

test(
  'a guest who finds a review helpful logs in, comes back and is counted',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const member = await newMember('reader');
    await openRunning(page, `/product-detail?spu=${isMobile ? 'LM-REED' : 'LM-ARC'}`);
    const card = page.locator('#reviews').getByRole('article').first();
    const helpful = card.getByRole('button', { name: /^Helpful/ });
    const votes = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0] ?? 0);
    await helpful.click();
    await logIn(page, member);
    await expect(page).toHaveURL(/#reviews$/);
    await helpful.click();
    await expect(helpful).toHaveText(`Helpful (${votes + 1})`);
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(helpful).toHaveText(`Helpful (${votes + 1})`);
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'a bar that is pressed before the code of the reviews has come is pressed when it is there',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdBack(page, '**/assets/reviews-*.js');
    await openRunning(page, '/product-detail?spu=LM-DOME');
    const bar = page.getByRole('button', { name: /^4 stars:/ });
    await bar.click();
    await expect(bar).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(bar).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /not only 4 stars$/ })).toBeVisible();
  },
);
