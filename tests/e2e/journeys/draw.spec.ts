import { readFile } from 'node:fs/promises';
import { day, hour } from '#rules/durations.ts';
import { beaconOn, coinPrizes, enterAll, passDraw } from '#server/shop/promotions/draws/draw-fixture.ts';
import { scheduleDraw } from '#server/shop/promotions/draws/schedule-draw.ts';
import { makeGiveaway } from '#server/shop/promotions/giveaways/giveaway-fixture.ts';
import { fakeClock } from '#server/testing/fake-clock.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { keepTokens, type Member, newMember } from '../steps/member.ts';
import { openRunning, title } from '../steps/open.ts';
import { besideShop } from '../steps/ops.ts';

/** A draw of one prize among some members, held two hours ago. @returns its handle, and those who lost */
async function drawAmong(members: readonly Member[]): Promise<{ handle: string; losers: readonly Member[] }> {
  return besideShop(async (real) => {
    const clock = fakeClock(real.clock.now() - 5 * day);
    const shop = { ...real, clock, beacon: beaconOn(clock) };
    const giveaway = await makeGiveaway(shop, { opens: 1, ends: 4, prizes: coinPrizes(1) });
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
      2,
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
  await expect(main.getByText('None of your entries was drawn')).toBeVisible();

  await test.step('the browser does the draw again, step by step', async () => {
    await main.getByRole('button', { name: 'Check the draw' }).click();
    await expect(main.getByText('It is fair: everything comes out as it stands here.')).toBeVisible();
    await expect(main.getByText('The same winners come out, in the same order')).toBeVisible();
  });

  await test.step('the own entries lead to the sealed root', async () => {
    await main.getByRole('button', { name: 'Find my entries' }).click();
    await expect(main.getByText(/^Entry \d of 6$/)).toHaveCount(2);
    await expect(main.getByText(/seals lead from it to the root/)).toHaveCount(2);
  });

  await test.step('the file is there to keep', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'The file of the draw' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${handle}-draw.json`);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ campaign: handle, count: 6 });
  });
});
