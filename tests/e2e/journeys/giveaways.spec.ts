import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/fixtures/test.ts';
import { makeGiveaway } from '#server/shop/promotions/giveaways/giveaway-fixture.ts';
import { mailTo } from '../steps/mail.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { besideShop, ops } from '../steps/ops.ts';

const page59 = '/prom/new-outdoor-lights-giveaway';
/** An edition of its own, so that nobody else enters it. @returns its handle */
async function newEdition(): Promise<string> {
  const handle = `new-outdoor-lights-giveaway-${randomUUID().slice(0, 8)}`;
  await besideShop((shop) => makeGiveaway(shop, { handle, entryLimit: 6, minAge: 18 }));
  return handle;
}

test('a member enters a giveaway step by step, and finds every entry again [S1.scope.15] [S2.routes.59]', async ({
  page,
}) => {
  const member = await newMember('entrant');
  await keepTokens(page, member);
  const handle = await newEdition();
  const address = `${page59}?handle=${handle}`;
  await openRunning(page, address);
  await expect(title(page)).toHaveText('Win a lit garden');
  const main = page.getByRole('main');
  const bulbs = (held: number) => main.getByRole('img', { name: `${held} of 6 bulbs are lit` });

  await test.step('the age is confirmed once, before the first entry', async () => {
    const enter = main.getByRole('button', { name: 'Enter: Have an account' });
    await enter.click();
    const box = main.getByRole('checkbox', { name: 'I’m 18 or older' });
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await enter.click();
    await expect(bulbs(1)).toBeVisible();
    await expect(box).toBeHidden();
    expect(await mailTo(member.email, 'You’re in: Win a lit garden')).toContain('up to 6 entries');
  });

  await test.step('a wrong answer can be tried again', async () => {
    await main.getByRole('radio', { name: 'Dome' }).check();
    await main.getByRole('button', { name: 'Answer' }).click();
    await expect(main.getByText('That’s not it. Please try another answer')).toBeVisible();
    await main.getByRole('radio', { name: 'Post' }).check();
    await main.getByRole('button', { name: 'Answer' }).click();
    await expect(bulbs(3)).toBeVisible();
  });

  await test.step('the free way counts once a day, and all of it is there after a reload', async () => {
    await main.getByRole('button', { name: 'Enter for free: Enter without an order' }).click();
    await expect(bulbs(5)).toBeVisible();
    await openRunning(page, address);
    await expect(bulbs(5)).toBeVisible();
    await expect(main.getByText('Done for today')).toBeVisible();
  });

  await test.step('who presses when entries have closed is told so, and led to the draw', async () => {
    await ops('giveaway', 'end', handle);
    await main.getByRole('button', { name: 'Share: Share your link' }).waitFor();
    await page.evaluate(() => Object.assign(navigator, { share: () => Promise.resolve() }));
    await main.getByRole('button', { name: 'Share: Share your link' }).click();
    await expect(page.getByText('Entries are closed.').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'See the draw' })).toHaveAttribute(
      'href',
      /winner-announcement\?handle=/,
    );
    await expect(bulbs(5)).toBeVisible();
  });
});

test('a guest is led to the login and back to the giveaway [S2.routes.62] [S2.routes.66] [S2.titles.03]', async ({
  page,
}) => {
  await open(page, '/prom/new-lamp-series');
  await expect(page).toHaveTitle(/^New Lamp Series/);
  const login = page.getByRole('link', { name: 'Log in to enter' });
  await expect(login).toHaveAttribute('href', /redirect=%2Fprom%2Fnew-lamp-series/);
  await open(page, '/prom/black-friday-prize-draw');
  await expect(page).toHaveTitle(/^Prize Draw/);
  await expect(page.getByText('No purchase necessary')).toBeVisible();
  await page.getByRole('link', { name: 'Enter for free' }).click();
  await expect(page.getByRole('heading', { name: 'Ways to enter' })).toBeInViewport();
});
