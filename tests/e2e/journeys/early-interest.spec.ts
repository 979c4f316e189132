import { expect, test } from '#tests/fixtures/test.ts';
import { mailTo, newEmail } from '../steps/mail.ts';
import { openRunning, title } from '../steps/open.ts';

test('a guest registers for a light that is not out, proves the address by the link, and leaves by it [S2.routes.57] [S2.routes.58]', async ({
  page,
}) => {
  const email = newEmail('interested');
  const main = page.getByRole('main');
  await test.step('from the list to the light, one choice and an address', async () => {
    await openRunning(page, '/prom/early-Interest');
    await expect(title(page)).toHaveText('Coming next');
    await main.getByRole('link', { name: 'Ring pendant' }).click();
    await expect(title(page)).toHaveText('Ring pendant');
    await main.getByText('90 cm', { exact: true }).click();
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('button', { name: 'I’m interested' }).click();
    await expect(main.getByText('Check your inbox')).toBeVisible();
  });

  await test.step('the link asks before it counts, and knows the choice', async () => {
    const mail = await mailTo(email, 'is this your address');
    const link = new URL(/https?:\S+token=[\w-]+/.exec(mail)?.[0] ?? '');
    await openRunning(page, `${link.pathname}${link.search}`);
    await main.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(main.getByRole('heading', { name: 'You’re on the list' })).toBeVisible();
    await expect(main.getByText('You would like: 90 cm')).toBeVisible();
  });

  await test.step('one press forgets the address', async () => {
    await main.getByRole('button', { name: 'Take me off the list' }).click();
    await expect(main.getByRole('button', { name: 'I’m interested' })).toBeVisible();
    await expect(page).not.toHaveURL(/token=/);
  });
});
