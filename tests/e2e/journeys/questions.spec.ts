import { randomUUID } from 'node:crypto';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { answer, api } from '../steps/api.ts';
import { tabTo } from '../steps/keyboard.ts';
import { keepTokens, logIn, newMember } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { deliver, ops } from '../steps/ops.ts';
import { paidOrder } from '../steps/order.ts';

/** Two screens ask at once, each about a product of its own of which something was asked already. */
const light = (isMobile: boolean) =>
  isMobile ? { spu: 'LM-HUB', sku: 'LM-HUB-1' } : { spu: 'LM-DIAL', sku: 'LM-DIAL-1' };

/** A question that is shown, asked without a browser. */
async function shownQuestion(token: string, spu: string, words: string): Promise<string> {
  const { questionId } = await answer(
    api.POST('/app-mall/v1/appQuestionAnswer/question', {
      headers: { site: 'US', authorization: `Bearer ${token}` },
      params: { header: { 'idempotency-key': randomUUID() } },
      body: { spu, title: words },
    }),
  );
  await ops('qa', 'approve', questionId);
  return questionId;
}

/** The coins that a member can spend. */
async function coinsOf(token: string): Promise<number> {
  const headers = { site: 'US', authorization: `Bearer ${token}` };
  return (await answer(api.GET('/app-mall/v1/coin/summary', { headers }))).balance;
}

const waits = 'Only you can see this until we’ve checked it.';

test('a buyer answers a question that is found on the product, is read first and gets coins, and more as the best answer [S1.scope.10]', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const { spu, sku } = light(isMobile);
  const asker = await newMember('asker');
  // Of this try alone: the shop is that of all tests.
  const room = `room ${randomUUID().slice(0, 8)}`;
  const words = `May it stand on the windowsill of ${room}?`;
  const questionId = await shownQuestion(asker.token, spu, words);
  const buyer = await newMember('answerer');
  const { orderNo } = await paidOrder(buyer, { sku });
  await deliver(orderNo);
  await keepTokens(page, buyer);

  await test.step('finds the question from the product', async () => {
    await openRunning(page, `/product-detail?spu=${spu}`);
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.scrollIntoViewIfNeeded();
    await questions.getByRole('link', { name: /^See (all|the question)/ }).click();
    await expect(title(page)).toHaveText(/^Questions about /);
    await page.getByRole('link', { name: 'Newest' }).click();
    await page.getByRole('link', { name: words }).click();
    await expect(title(page)).toHaveText(words);
  });

  const body = `Mine stands in ${room} since spring and is fine.`;
  const card = page.getByRole('article').filter({ hasText: body });
  await test.step('answers it, and sees that it is read first', async () => {
    await page.getByRole('textbox', { name: 'Your answer' }).fill(body);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(card).toContainText(waits);
    await expect(card).toContainText('Bought it');
    expect(await coinsOf(buyer.token)).toBe(0);
  });

  await test.step('has coins once it is shown', async () => {
    const [, replyId = ''] = new RegExp(`(\\S+)  answer  ${spu}.*\n.*${room}`).exec(await ops('qa', 'list')) ?? [];
    await ops('qa', 'approve', replyId);
    await openRunning(page, `/faq/detail?questionId=${questionId}`);
    await expect(card).toBeVisible();
    await expect(card).not.toContainText(waits);
    expect(await coinsOf(buyer.token)).toBe(50);
  });

  await test.step('has more when the asker marks it as the best', async () => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    await keepTokens(other, asker);
    await openRunning(other, `/faq/detail?questionId=${questionId}`);
    const found = other.getByRole('article').filter({ hasText: body });
    await found.getByRole('button', { name: 'Mark as best' }).click();
    await expect(found.getByRole('heading', { name: 'Best answer' })).toBeVisible();
    await context.close();
    expect(await coinsOf(buyer.token)).toBe(150);
  });
});

test('a guest asks by keyboard alone, logs in, finds the words again and sees the question wait [S1.scope.09]', async ({
  page,
  isMobile,
}) => {
  const { spu } = light(isMobile);
  const member = await newMember('guest-asks');
  const words = `Does it hum when it is dimmed down in room ${randomUUID().slice(0, 8)}?`;
  await openRunning(page, `/faq/list?spu=${spu}`);
  const ask = page.getByRole('button', { name: 'Ask a question' }).filter({ visible: true });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Ask a question' });
  await tabTo(page, sheet.getByRole('textbox', { name: 'Your question' }));
  await page.keyboard.type(words);
  const send = sheet.getByRole('button', { name: /^Send question$|^Mine is another/ });
  await tabTo(page, send);
  expect(await axeFaults(page)).toEqual([]);
  const press = async () => {
    await page.keyboard.press('Enter');
    // Where something like it was asked before, that is shown first.
    if (await sheet.getByText('Asked before').isVisible()) await page.keyboard.press('Enter');
  };
  await press();
  await logIn(page, member);

  await expect(sheet.getByRole('textbox', { name: 'Your question' })).toHaveValue(words);
  await tabTo(page, send);
  await press();
  await expect(title(page)).toHaveText(words);
  await expect(page.getByText(waits)).toBeVisible();
  await open(page, `/faq/list?spu=${spu}`);
  await expect(page.getByRole('list', { name: 'Your questions' }).getByRole('link', { name: words })).toBeVisible();
});
