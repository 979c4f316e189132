import { writeFile } from 'node:fs/promises';
import { expect, test } from '#tests/fixtures/test.ts';
import { logIn, newMember } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

// A draft is answered with 404, which the console remarks.
test.use({ tolerated: /status of 404/ });

test('a guest claims a coupon on the page of an event, logs in there, and adds a light from a tab [S1.scope.16]', async ({
  page,
}) => {
  const member = await newMember('campaigns');
  const floor = page.getByRole('article', { name: '15% off Floor lamps' });
  await test.step('the press of the guest is claimed after the log-in, on the same page', async () => {
    await openRunning(page, '/prom/black-friday-deals');
    await expect(page).toHaveTitle(/^Black Friday Deals/);
    await expect(title(page)).toHaveText('Black Friday Deals');
    await floor.getByRole('button', { name: 'Claim' }).click();
    await logIn(page, member);
    await expect(title(page)).toHaveText('Black Friday Deals');
    await expect(floor.getByRole('link', { name: 'Use' })).toBeVisible();
    await expect(page).toHaveURL(/\/prom\/black-friday-deals(?:\?site=US)?$/);
  });

  await test.step('a tab shows its kind of lights, and one of them goes into the cart', async () => {
    await page.getByRole('tab', { name: 'Table lamps' }).click();
    await page.getByRole('button', { name: 'Add Wake sunrise lamp to cart' }).click();
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  });

  await test.step('the Black Friday of last July is another page, and leads to what is on', async () => {
    await openRunning(page, '/prom/black-friday-in-july-sale');
    await expect(title(page)).toHaveText('Black Friday in July is over');
    await page.getByRole('link', { name: 'Black Friday Deals' }).click();
    await expect(title(page)).toHaveText('Black Friday Deals');
  });
});

test(
  'an operator writes a campaign, shows it to a colleague by a link, and starts it',
  { tag: '@all' },
  async ({ page }, testInfo) => {
    const handle = `event-${Date.now().toString(36)}`;
    const address = `/prom/activity-making/${handle}`;
    const file = testInfo.outputPath('event.json');
    const text = await ops('campaign', 'export', 'evening-light');
    await writeFile(file, text.slice(text.indexOf('{')).replaceAll('evening-light', handle));
    await ops('campaign', 'import', file);
    await test.step('a draft is not there, except by the link', async () => {
      await open(page, address);
      await expect(title(page)).toHaveText('We can’t find this event');
      const links = await ops('campaign', 'preview', handle, '--phase', 'MAIN');
      const link = new URL(/https?:\S+/.exec(links)?.[0] ?? '');
      await openRunning(page, link.pathname + link.search);
      await expect(title(page)).toHaveText('Evening light');
      await expect(page.getByText('A preview. No one else can see this page yet.')).toBeVisible();
    });
    await test.step('from the start on everybody sees it, until it is ended', async () => {
      await ops('campaign', 'schedule', handle);
      await open(page, address);
      await expect(title(page)).toHaveText('Evening light');
      await ops('campaign', 'end', handle);
      // A page is rendered once a minute: this address was not asked for before.
      await open(page, `${address}?preview=over`);
      await expect(title(page)).toHaveText('Evening light is over');
      await expect(page.getByRole('link', { name: 'Black Friday Deals' })).toBeVisible();
    });
  },
);
