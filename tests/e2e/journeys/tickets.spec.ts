import { expect, test } from '#tests/fixtures/test.ts';
import { mailTo, newEmail } from '../steps/mail.ts';
import { newMember, keepTokens } from '../steps/member.ts';
import { openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';
import { replyAddressOf, replyByMail } from '../steps/ticket-mail.ts';

const center = '/support/consultation-center';
const picture = 'media/products/cube/day-640.webp';

test('a guest writes with a photo, proves the address, answers by mail, and the ticket is solved [S1.scope.11] [S2.routes.74]', async ({
  page,
}, testInfo) => {
  const email = newEmail('ticket');
  const main = page.getByRole('main');
  let ticketNo = '';

  await test.step('what is typed survives a reload, and is sent with its photo', async () => {
    await openRunning(page, `${center}?model=LM-DOME`);
    await expect(main.getByText('About Dome')).toBeVisible();
    await main.getByLabel('Subject').fill('The dome flickers');
    await main.getByLabel('Your message').fill('It flickers at ten percent.');
    await main.getByLabel('Add pictures').setInputFiles(picture);
    await expect(main.getByText('Added')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Subject')).toHaveValue('The dome flickers');
    await expect(main.getByText('Added')).toBeVisible();
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(main.getByText('Enter an email address').first()).toBeVisible();
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('button', { name: 'Send' }).dblclick();
    await expect(main.getByText('Check your inbox')).toBeVisible();
  });

  await test.step('the link in the mail opens it, leaves the address, and asks before we answer', async () => {
    const mail = await mailTo(email, 'Is this your address?');
    expect(mail).not.toContain('flickers');
    const link = new URL(/https?:\S+#key=[\w-]+/.exec(mail)?.[0] ?? '');
    await openRunning(page, `${link.pathname}${link.search}${link.hash}`);
    await expect(page).not.toHaveURL(/key=/);
    await expect(main.getByRole('list', { name: 'Your messages' }).getByRole('listitem')).toHaveCount(1);
    await main.getByRole('link', { name: /The dome flickers/ }).click();
    await expect(title(page)).toHaveText('The dome flickers');
    await expect(main.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await main.getByRole('button', { name: 'Yes, send it' }).click();
    await expect(main.getByText(/^We’ll answer by /)).toBeVisible();
    ticketNo = /T[0-9A-Z]{10}/.exec(page.url())?.[0] ?? '';
    await expect(main.getByText(ticketNo, { exact: true })).toBeVisible();
  });

  await test.step('the shop answers, and the answer by mail shows up without what it quotes', async () => {
    await mailTo(email, ticketNo);
    await ops('ticket', 'reply', ticketNo, '--text', 'Which dimmer do you have?');
    await expect.poll(() => mailTo(email, ticketNo)).toContain('Which dimmer');
    const to = await replyAddressOf(email, ticketNo);
    await replyByMail({ from: email, to, text: 'A Lutron, from 2019.' }, testInfo.outputPath('reply.eml'));
    await page.reload();
    const log = main.getByRole('log', { name: 'Messages' });
    await expect(log.getByText('Which dimmer do you have?')).toBeVisible();
    await expect(log.getByText('A Lutron, from 2019.', { exact: true })).toBeVisible();
    await expect(main.getByText('Waiting for us')).not.toHaveCount(0);
  });

  await test.step('solved, rated, and open again by a press', async () => {
    await main.getByRole('button', { name: 'Solved', exact: true }).click();
    await main.getByRole('radio', { name: '5 stars, very good' }).check();
    await expect(page.getByText('Thank you.')).toBeVisible();
    await main.getByRole('button', { name: 'Not solved yet' }).click();
    await expect(main.getByRole('button', { name: 'Solved', exact: true })).toBeVisible();
    expect(await ops('ticket', 'show', ticketNo)).toContain('rated 5 of 5');
  });
});

test('a member goes on with a person where the assistant ends, and nothing typed is lost', async ({ page }) => {
  await keepTokens(page, await newMember('handover'));
  const main = page.getByRole('main');
  await openRunning(page, `${center}?tab=assistant`);
  await main.getByRole('textbox', { name: 'Your question' }).fill('Where can I cut a strip?');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('log')).toContainText('Where can I cut a strip?');
  await main.getByRole('textbox', { name: 'Your question' }).fill('My strip has no marks.');
  await main.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(main.getByLabel('Your message')).toHaveValue('My strip has no marks.');
  await main.getByLabel('What’s it about?').selectOption('A light');
  await main.getByLabel('Subject').fill('A strip without marks');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(title(page)).toHaveText('A strip without marks');
  const log = main.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('Where can I cut a strip?')).toBeVisible();
  await expect(log.getByText('Help robot').first()).toBeVisible();
  await expect(log.getByText('My strip has no marks.')).toBeVisible();
});
