import { formatDateTime, civilTime } from '#rules/dates.ts';
import { hour, minute } from '#rules/durations.ts';
import { markets, sites } from '#rules/markets.ts';
import { farther, isOlder, type Progress, readMark, readProgress, writeMark } from './backup/last-known.ts';
import type { Job } from './jobs/runner.ts';
import { withTransaction } from './db/transaction.ts';
import type { ShopContext } from './shop-context.ts';
import { type InvoiceSeries, raiseInvoiceNumbers } from './shop/invoices/invoice-number.ts';
import { countMovements } from './shop/payments/compare-books.ts';
import { watchBooks } from './shop/payments/watch-books.ts';
import { StartError } from './start-error.ts';

/** Invoices without a charge, as of orders that cost nothing, that a restored database may have forgotten in each series. */
const freeNumbers = 100;

const silent =
  'The database is older than the shop, and the payment provider isn’t saying what has happened since: start again once it answers.';

/**
 * Before anything is served or sent: a shop whose database has not come as far as the shop had asks the payment provider
 * what happened since, and goes on behind the invoice numbers that it may have given out. Does nothing for any other.
 * @throws StartError while the provider does not answer
 */
export async function catchUp(shop: ShopContext): Promise<void> {
  const { config, db, clock, log } = shop;
  const mark = readMark(config.dataDir);
  if (mark === undefined) return;
  const progress = await readProgress(db);
  if (mark.isRestored !== true && !isOlder(progress, mark)) return;
  const text = (time: number): string =>
    time === 0 ? 'the beginning' : `${formatDateTime(time, { offsetMinutes: 0 }, '-')} UTC`;
  log.warn(
    `The database is an older copy: it ends at ${text(progress.time)}, but the shop had reached at least ${text(Math.max(progress.time, mark.time))}. Asking the payment provider what has happened since.`,
  );
  // What the shop wrote down last may be some seconds old. Where nobody knows how far it had come, the database says from when.
  const since = mark.time === 0 ? progress.time : mark.time;
  const forgotten = await countMovements(shop, Math.max(0, since - minute));
  if (forgotten === undefined) throw new StartError(silent);
  await withTransaction(shop, 'durable', (tx) =>
    raiseInvoiceNumbers(
      tx,
      seriesBehind(farther(mark, progress), forgotten + (mark.isRestored === true ? freeNumbers : 0), clock.now()),
    ),
  );
  const { settled, left, isComplete } = await watchBooks(shop, clock.now() - Math.max(0, progress.time - hour));
  if (!isComplete) throw new StartError(silent);
  writeMark(config.dataDir, await readProgress(db));
  log.warn(
    { settled, left },
    'Our books match the payment provider’s again; `npm run ops -- money list` shows what staff have to decide.',
  );
}

/** Each series, and that of this year in each market, with room for the invoices that nothing here knows of. */
function seriesBehind({ numbers }: Progress, room: number, now: number): InvoiceSeries[] {
  const present = sites.map((site) => `${site} ${civilTime(now, markets[site].timeZone).year}`);
  return [...new Set([...Object.keys(numbers), ...present])].flatMap((name) => {
    const site = sites.find((candidate) => name.startsWith(`${candidate} `));
    const last = (numbers[name] ?? 0) + room;
    return site === undefined || last === 0 ? [] : [{ site, year: Number(name.slice(site.length + 1)), last }];
  });
}

/** Job: writes down beside the database how far the shop has come, whenever it has. */
export function progressKeeper(): Job {
  let written = '';
  return {
    name: 'keep how far the shop has come',
    everyMs: 2_000,
    run: async ({ config, db }) => {
      const progress = await readProgress(db);
      const text = JSON.stringify(progress);
      if (text === written) return;
      const mark = readMark(config.dataDir);
      writeMark(config.dataDir, mark === undefined ? progress : farther(mark, progress));
      written = text;
    },
  };
}
