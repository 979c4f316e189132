import { describe, expect, inject, it } from 'vitest';
import { testEngine } from '#server/testing/engine.ts';
import { twoYears } from '#server/testing/lives/timeline.ts';
import { type Clockwork, localDays, utcMidnights, windowsOfHours } from '#server/testing/lives/coins/clockwork.ts';
import { Divergence } from '#server/testing/lives/divergence.ts';
import { openLifeShop } from '#server/testing/lives/coins/life-shop.ts';
import { type Figures, liveTwoYears } from '#server/testing/lives/coins/two-years.ts';

// A sample has a member for each zone. On PostgreSQL, where an action takes longer, there are fewer.
const [all, sample] = testEngine() === 'sqlite' ? [200, 6] : [24, 3];
const members = inject('share') < 1 ? sample : all;
// Five minutes of one core that is otherwise idle; a busy machine takes many times as long.

async function live(seeds: readonly number[], clockwork: Clockwork): Promise<Figures> {
  const shop = await openLifeShop(twoYears.from);
  try {
    return await liveTwoYears(shop, seeds, clockwork);
  } finally {
    await shop.close();
  }
}

describe('the coins of members over two years', () => {
  it(`are those of a model that knows only the calendar: ${members} lives`, async () => {
    const seeds = Array.from({ length: members }, (_, seed) => seed);
    const { audits, actions, ends, mails } = await live(seeds, localDays);
    expect(audits).toBe(730);
    expect([actions / members > 200, ends / members > 2, mails / members > 4]).toEqual([true, true, true]);
  });

  it.each<[string, Clockwork]>([
    ['coins ran out at midnight in UTC', utcMidnights],
    ['a day of check-ins were 24 hours', windowsOfHours],
  ])('would not be, if %s: the model detects it', async (_, clockwork) => {
    await expect(live([0, 4], clockwork)).rejects.toBeInstanceOf(Divergence);
  });
});
