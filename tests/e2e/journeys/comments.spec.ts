import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { mailComments } from '#server/shop/community/questions/comments/mail-comments.ts';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { answer, api } from '../steps/api.ts';
import { mailTo } from '../steps/mail.ts';
import { keepTokens, newMember, type Member } from '../steps/member.ts';
import { openRunning, title } from '../steps/open.ts';
import { besideShop, deliver, ops } from '../steps/ops.ts';
import { paidOrder } from '../steps/order.ts';

// What the browser says of a report of page time in the moment without a network.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

/** Two screens ask at once, each about a product of its own. */
const light = (isMobile: boolean) =>
  isMobile ? { spu: 'LM-SENSE', sku: 'LM-SENSE-1' } : { spu: 'LM-PEBBLE', sku: 'LM-PEBBLE-1' };
const waits = 'Only you can see this until we’ve checked it.';

const signed = ({ token }: Member) => ({
  headers: { site: 'US', authorization: `Bearer ${token}` },
  params: { header: { 'idempotency-key': randomUUID() } },
});

/** A question that is shown, asked without a browser. */
async function shownQuestion(asker: Member, spu: string, words: string): Promise<string> {
  const { questionId } = await answer(
    api.POST('/app-mall/v1/appQuestionAnswer/question', { ...signed(asker), body: { spu, title: words } }),
  );
  await ops('qa', 'approve', questionId);
  return questionId;
}

async function buyerOf(sku: string): Promise<Member> {
  const buyer = await newMember('comment-writer');
  const { orderNo } = await paidOrder(buyer, { sku });
  await deliver(orderNo);
  return buyer;
}

/** Another browser. */
async function pageOf(browser: Browser, baseURL: string | undefined, member: Member): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await keepTokens(page, member);
  return page;
}

test('a comment is written, liked, told by mail, reported and taken away', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const { spu, sku } = light(isMobile);
  const asker = await newMember('comment-asker');
  const questionId = await shownQuestion(asker, spu, 'Does it keep its colour after a power cut?');
  const writer = await buyerOf(sku);
  const { replyId } = await answer(
    api.POST('/app-mall/v1/appQuestionAnswer/reply', {
      ...signed(writer),
      body: { questionId, body: 'Mine does, since the last update.' },
    }),
  );
  await ops('qa', 'approve', replyId);
  // Whoever comments beside this test says something else.
  const words = `Which version is that, ${randomUUID().slice(0, 8)}?`;
  const comment = (on: Page) => on.getByRole('article').filter({ hasText: words });

  await test.step('its author sees that it is read first', async () => {
    await keepTokens(page, asker);
    await openRunning(page, `/faq/detail?questionId=${questionId}`);
    await page.getByRole('link', { name: 'Comment', exact: true }).click();
    await expect(title(page)).toHaveText('Comments on this answer');
    await page.getByRole('textbox', { name: 'Your comment' }).fill(words);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(comment(page)).toContainText(waits);
    await expect(comment(page)).toContainText('Asked the question');
    expect(await axeFaults(page)).toEqual([]);
  });
  const [, commentId = ''] =
    new RegExp(`(\\S+)  comment  ${spu}[^\\n]*\\n[^\\n]*\\n  > ${words.slice(0, -1)}`).exec(await ops('qa', 'list')) ??
    [];
  await ops('qa', 'approve', commentId);

  await test.step('who wrote the answer gets a mail that leads to it', async () => {
    await besideShop(mailComments);
    expect(await mailTo(writer.email, 'A comment on your answer')).toContain(`replyId=${replyId}`);
  });

  const other = await pageOf(browser, baseURL, writer);
  await test.step('another member likes and reports it', async () => {
    await openRunning(other, `/faq/comments?replyId=${replyId}`);
    await comment(other).getByRole('button', { name: 'Like' }).click();
    await expect(comment(other).getByRole('button', { name: 'Like (1)', pressed: true })).toBeVisible();
    await comment(other).getByRole('button', { name: 'Report' }).click();
    const dialog = other.getByRole('dialog', { name: 'Report this comment' });
    await dialog.getByRole('radio', { name: 'It advertises something' }).check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(comment(other).getByRole('button', { name: 'Reported' })).toBeVisible();
    expect(await ops('qa', 'reports')).toContain(`${commentId}  comment  SPAM × 1`);
  });

  await test.step('an operator takes it away while it is read, and its author is told why', async () => {
    await ops('qa', 'remove', commentId, '--reason', 'ADVERTISING');
    await comment(other).getByRole('button', { name: /^Like/ }).click();
    await expect(other.getByRole('heading', { name: 'No comments yet' })).toBeVisible();
    await openRunning(page, `/faq/comments?replyId=${replyId}`);
    await expect(comment(page)).toContainText('It advertises something.');
    expect(await mailTo(asker.email, 'Your comment wasn’t published')).toContain('It advertises something.');
  });
  await other.context().close();
});

test(
  'an answer that was begun goes on in another browser, and two that were written apart are both there',
  { tag: wholeTag },
  async ({ page, browser, baseURL, isMobile }) => {
    const { spu, sku } = light(isMobile);
    const words = 'Can it be switched by a wall switch?';
    const questionId = await shownQuestion(await newMember('draft-asker'), spu, words);
    const writer = await buyerOf(sku);
    const box = (on: Page) => on.getByRole('textbox', { name: 'Your answer' });
    const draftNote = (on: Page) => on.getByText('Draft saved.');

    await keepTokens(page, writer);
    await openRunning(page, `/faq/detail?questionId=${questionId}`);
    await box(page).fill('Yes, and it comes back');
    await expect(draftNote(page)).toBeVisible();

    const other = await pageOf(browser, baseURL, writer);
    await test.step('from the own space', async () => {
      await openRunning(other, '/faq/my-space');
      await expect(title(other)).toHaveText(/questions? for you/);
      await other.getByRole('link', { name: 'Drafts' }).click();
      const draft = other.getByRole('article').filter({ hasText: words });
      await expect(draft).toContainText('Yes, and it comes back');
      expect(await axeFaults(other)).toEqual([]);
      await draft.getByRole('link', { name: 'Continue' }).click();
      await expect(box(other)).toHaveValue('Yes, and it comes back');
    });

    await test.step('also where one of them was offline meanwhile', async () => {
      const saved = other.waitForResponse(
        async (response) =>
          response.request().method() === 'PUT' && (await response.text()).includes('No, not with ours'),
      );
      await box(other).fill('No, not with ours');
      await saved;
      await page.context().setOffline(true);
      await box(page).fill('Yes, and it comes back warm');
      await expect(page.getByText('You’re offline. We’ll keep what you write until you’re back.')).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByRole('region', { name: 'Also saved' })).toContainText('No, not with ours');
      await expect(box(page)).toHaveValue('Yes, and it comes back warm');
    });

    await test.step('and what is sent is a draft no more', async () => {
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByRole('article').filter({ hasText: 'comes back warm' })).toContainText(waits);
      await openRunning(page, '/faq/my-space?tab=DRAFTS');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article')).toContainText('No, not with ours');
    });
    await other.context().close();
  },
);
