import { axeFaults } from '#tests/fixtures/axe.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { openRunning } from '../steps/open.ts';

/** What shoppers ask, and the text that answers. */
const questions = [
  ['I have a new router, how do I pair my lamp again?', 'faqId=pair-after-new-router', /five seconds/],
  ['Where can I cut a strip?', 'faqId=cut-strip', /scissor mark/],
  ['Why does my lamp flicker?', 'faqId=flicker', /dimmer/],
  ['How do I reset the lamp?', 'faqId=factory-reset', /fifteen seconds/],
  ['How do I send a light back?', 'faqId=return-a-light', /30 days/],
] as const;

test('the assistant answers five questions from the right text, and hands the sixth over to a person with all that was said', async ({
  page,
}) => {
  const member = await newMember('asks');
  await keepTokens(page, member);
  await openRunning(page, '/support/consultation-center?tab=assistant');
  const talk = page.getByRole('log', { name: 'Messages' });
  const box = page.getByRole('textbox', { name: 'Your question' });

  for (const [question, source, words] of questions) {
    await test.step(question, async () => {
      await box.fill(question);
      await box.press('Enter');
      const link = talk.locator(`a[href*="${source}"]`);
      await expect(link).toBeInViewport();
      await expect(talk).toContainText(words);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
    });
  }

  await test.step('it goes on after a reload', async () => {
    await page.reload();
    await expect(talk.locator('a[href*="faqId=return-a-light"]')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a source opens the text', async () => {
    await talk.locator('a[href*="faqId=cut-strip"]').click();
    await expect(page).toHaveURL(/topic-faq-detail\/strips\?.*faqId=cut-strip/);
    await page.goBack();
  });

  await test.step('what it does not know goes to a person', async () => {
    await box.fill('Which planet has the most moons?');
    await box.press('Enter');
    await expect(talk).toContainText('I don’t know this one.');
    await box.fill('It is for a quiz about lamps.');
    await talk.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('It is for a quiz about lamps.');
    await page.getByLabel('What’s it about?').selectOption('Something else');
    await page.getByLabel('Subject').fill('A question about moons');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/ticketNo=T/);
    const thread = page.getByRole('main');
    await expect(thread).toContainText('Which planet has the most moons?');
    await expect(thread).toContainText('I don’t know this one.');
    await expect(thread).toContainText('It is for a quiz about lamps.');
  });
});
