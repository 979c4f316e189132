import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseDrawFile } from '#rules/draw.ts';
import { manipulations } from '#rules/draw-fixture.ts';
import { day, hour } from '#rules/durations.ts';
import { beaconOn, coinPrizes, enterAll, passDraw } from '#server/shop/promotions/draws/draw-fixture.ts';
import { scheduleDraw } from '#server/shop/promotions/draws/schedule-draw.ts';
import { makeGiveaway } from '#server/shop/promotions/giveaways/giveaway-fixture.ts';
import { fakeClock } from '#server/testing/fake-clock.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { mailTo } from '../steps/mail.ts';
import { addAddress, keepTokens, type Member, newMember } from '../steps/member.ts';
import { openRunning, title } from '../steps/open.ts';
import { besideShop, ops } from '../steps/ops.ts';

/** A draw among some members, held two hours ago. @returns its handle, and those who lost */
async function drawAmong(
  members: readonly Member[],
  { entries = 2, prizes = coinPrizes(1) } = {},
): Promise<{ handle: string; losers: readonly Member[] }> {
  return besideShop(async (real) => {
    const clock = fakeClock(real.clock.now() - 5 * day);
    const shop = { ...real, clock, beacon: beaconOn(clock) };
    const giveaway = await makeGiveaway(shop, { opens: 1, ends: 4, prizes, entryLimit: Math.max(10, entries) });
    await scheduleDraw(shop, giveaway.handle);
    clock.advance(day + hour);
    const accounts = await real.db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where(
        'email',
        'in',
        members.map(({ email }) => email),
      )
      .execute();
    await enterAll(
      shop,
      giveaway,
      accounts.map(({ id }) => id),
      entries,
    );
    await passDraw(shop, giveaway.promoId);
    const { account_id: winner } = await real.db
      .selectFrom('draw_winners')
      .select('account_id')
      .where('promo_id', '=', giveaway.promoId)
      .executeTakeFirstOrThrow();
    const lost = new Set(accounts.filter(({ id }) => id !== winner).map(({ email }) => email));
    return { handle: giveaway.handle, losers: members.filter(({ email }) => lost.has(email)) };
  });
}

const wonSku = 'LM-RIBBON-NEON-2M';
const picture = { slug: 'wide-patio', alt: 'A patio at dusk' };

/** A giveaway of one lamp that takes entries for an hour more. @returns it, and what holds its draw as soon as it is called */
const lastHour = () =>
  besideShop(async (real) => {
    const clock = fakeClock(real.clock.now() - 5 * day);
    const shop = { ...real, clock, beacon: beaconOn(clock) };
    const award = { kind: 'PRODUCT', sku: wonSku } as const;
    const prizes = [{ prizeId: 'first', title: 'Neon ribbon, 2 m', image: picture, count: 1, award }];
    // An edition of its own, so that nobody else enters it.
    const handle = `new-outdoor-lights-giveaway-${randomUUID().slice(0, 8)}`;
    const giveaway = await makeGiveaway(shop, { handle, opens: 1, ends: 5 + hour / day, prizes });
    await scheduleDraw(shop, giveaway.handle);
    return giveaway;
  });

const holdDrawOf = (promoId: string) =>
  besideShop(async (real) => {
    const now = real.clock.now();
    const clock = fakeClock(now);
    await passDraw({ ...real, clock, beacon: beaconOn(clock) }, promoId);
    // Its mails leave now, not at the hour of the draw.
    const mails = real.db.updateTable('outbox').set({ available_at: now }).where('available_at', '>', now);
    await mails.where('payload', 'like', '%drawWon%').execute();
  });

test('a member enters, wins, claims the prize and has it sent', { tag: '@all' }, async ({ page }) => {
  const member = await newMember('lucky');
  await addAddress(member);
  const { promoId, handle } = await lastHour();
  await keepTokens(page, member);
  const main = page.getByRole('main');

  await test.step('enters while entries are open; the winners are not there yet', async () => {
    await openRunning(page, `/prom/new-outdoor-lights-giveaway?handle=${handle}`);
    await main.getByRole('button', { name: 'Enter: Have an account' }).click();
    await expect(main.getByRole('img', { name: '1 of 10 bulbs are lit' })).toBeVisible();
    await openRunning(page, `/prom/winner-announcement?handle=${handle}`);
    await expect(main.getByText('Not drawn yet')).toBeVisible();
  });

  await test.step('is told that they have won, and that the draw is fair', async () => {
    await holdDrawOf(promoId);
    expect(await mailTo(member.email, 'You won: Neon ribbon, 2 m')).toContain('It costs you nothing');
    await openRunning(page, `/prom/winner-announcement?handle=${handle}`);
    await expect(main.getByText('You won')).toBeVisible();
    await main.getByRole('button', { name: 'Check the draw' }).click();
    await expect(main.getByText('It’s fair: everything matches what you see here.')).toBeVisible();
  });

  await test.step('claims it', async () => {
    await main.getByRole('link', { name: 'See your prize' }).click();
    await expect(title(page)).toHaveText('Your prizes');
    await main.getByRole('button', { name: 'Send it to me: Neon ribbon, 2 m' }).click();
    await page
      .getByRole('dialog', { name: 'Where should we send it?' })
      .getByRole('button', { name: 'Send it here' })
      .click();
    await page.waitForURL(/tab=CLAIMED/);
  });

  await test.step('has it sent', async () => {
    const [, orderNo = ''] = /^Order (.+)$/.exec(await main.getByRole('link', { name: /^Order / }).innerText()) ?? [];
    await ops('order', 'release', orderNo);
    await ops('order', 'ship', orderNo, '--carrier', 'dhl', '--tracking', '00340434161094');
    await openRunning(page, '/prom/prize-list?tab=CLAIMED');
    await expect(main.getByText('Sent to you')).toBeVisible();
  });
});

test('a member who lost does the draw again, finds the own entries in it and keeps the file [S2.routes.52] [S2.titles.02]', async ({
  page,
}) => {
  const members = await Promise.all(['ana', 'ben', 'cho'].map((who) => newMember(who)));
  const { handle, losers } = await drawAmong(members);
  const [loser] = losers;
  if (!loser) throw new Error('Nobody has lost');
  const main = page.getByRole('main');
  await keepTokens(page, loser);
  await openRunning(page, `/prom/winner-announcement?handle=${handle}`);
  await expect(page).toHaveTitle(/^Winners Announcement/);
  await expect(title(page)).toHaveText('Who won');
  await expect(main.getByText('You didn’t win this time')).toBeVisible();

  await test.step('the browser does the draw again, step by step', async () => {
    await main.getByRole('button', { name: 'Check the draw' }).click();
    await expect(main.getByText('It’s fair: everything matches what you see here.')).toBeVisible();
    await expect(main.getByText('The result is the same: the same winners in the same order')).toBeVisible();
  });

  await test.step('the own entries lead to the sealed root', async () => {
    await main.getByRole('button', { name: 'Find my entries' }).click();
    await expect(main.getByText(/^Entry \d of 6$/)).toHaveCount(2);
    await expect(main.getByText(/seals lead from it to the root/)).toHaveCount(2);
  });

  await test.step('the file is there to keep', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'The draw file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${handle}-draw.json`);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ campaign: handle, count: 6 });
  });
});

test(
  'a draw of ten thousand entries that was changed in any of a hundred ways is found out on its page',
  { tag: '@all' },
  async ({ page }) => {
    const members = await Promise.all(Array.from({ length: 10 }, () => newMember('many')));
    const { handle } = await drawAmong(members, { entries: 1_000, prizes: coinPrizes(1, 2) });
    const fair = parseDrawFile(JSON.parse(await ops('draw', 'export', handle)));
    expect(fair?.count).toBe(10_000);
    if (!fair) return;
    let file = fair;
    await page.route('**/app-mall/v1/prom/draw/file?*', (route) =>
      route.fulfill({ contentType: 'application/vnd.lampyris.draw', body: JSON.stringify(file) }),
    );
    const main = page.getByRole('main');
    const isFair = async () => {
      await openRunning(page, `/prom/winner-announcement?handle=${handle}`);
      await main.getByRole('button', { name: 'Check the draw' }).click();
      const said = main.getByText(/^(It’s fair: everything matches|Something doesn’t match) what you see here/);
      return (await said.innerText()).startsWith('It’s fair');
    };
    expect(await isFair()).toBe(true);
    const unseen: string[] = [];
    for (const { name, apply } of manipulations) {
      file = await apply(fair);
      if (await isFair()) unseen.push(name);
    }
    expect(unseen).toEqual([]);
  },
);
