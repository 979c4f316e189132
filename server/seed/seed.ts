import type { Clock } from '#server/clock.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/schema.ts';
import { withTransaction } from '../db/transaction.ts';
import { allScopes, raiseVersions } from '../shop/catalogue/versions.ts';
import { reindexHelp } from '../shop/support/search/reindex-help.ts';
import { chapters as allChapters, type Chapter } from './chapters.ts';

export interface SeedOptions {
  /** Also make the demo shopper, whose password is public, with orders in several states. Never on a shop open to others. */
  readonly demoShopper: boolean;
  readonly chapters?: readonly Chapter[];
}

/** Of two processes that seed at once the second waits here for the first, then finds its chapters. */
async function lockSeed(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('shop_facts')
    .values({ name: 'seeded', value: String(now), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ updated_at: row.ref('shop_facts.updated_at') })),
    )
    .execute();
}

const recordedChapters = (tx: Tx) => tx.selectFrom('seed_chapters').selectAll().execute();

async function recordChapter(tx: Tx, { name, version }: Chapter, outcome: 'APPLIED' | 'LEFT_OUT', now: number) {
  const row = { version, outcome, updated_at: now };
  await tx
    .insertInto('seed_chapters')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Applies the chapters that the shop lacks or has in an earlier version. @returns them, such as `content 2` */
async function applyChapters(tx: Tx, now: number, { demoShopper, chapters = allChapters }: SeedOptions) {
  const recorded = await recordedChapters(tx);
  const begunWithDemo = recorded.some(
    ({ name, outcome }) => outcome === 'APPLIED' && chapters.some((one) => one.demo && one.name === name),
  );
  const withDemo = recorded.length === 0 ? demoShopper : begunWithDemo;
  const missing = chapters.filter(
    ({ name, version }) => !recorded.some((row) => row.name === name && row.version >= version),
  );
  const applied: string[] = [];
  for (const chapter of missing) {
    const isLeftOut = chapter.demo === true && !withDemo;
    if (!isLeftOut) {
      await chapter.apply(tx, now);
      applied.push(`${chapter.name} ${chapter.version}`);
    }
    await recordChapter(tx, chapter, isLeftOut ? 'LEFT_OUT' : 'APPLIED', now);
  }
  if (applied.length > 0) {
    await reindexHelp(tx, now);
    await raiseVersions(tx, allScopes);
  }
  return applied;
}

/**
 * Fills a migrated shop with the chapters of the seed that it lacks: all of them or none, the same rows every time but
 * for times, which are set relative to the clock. A shop that was seeded before gets new chapters and newer versions.
 * @returns the chapters that were applied, such as `content 2`
 */
export const seed = (database: Database, clock: Clock, options: SeedOptions): Promise<string[]> =>
  withTransaction({ database }, 'durable', async (tx) => {
    const now = clock.now();
    await lockSeed(tx, now);
    return applyChapters(tx, now, options);
  });

/** As `seed`, for a shop that was seeded before; one that never was stays empty. */
export const seedUpgrade = async (database: Database, clock: Clock): Promise<string[]> => {
  const seeded = await database.db.selectFrom('seed_chapters').select('name').limit(1).executeTakeFirst();
  return seeded ? seed(database, clock, { demoShopper: false }) : [];
};
