import { type Site, sites } from '#rules/markets.ts';
import type { PromotionWindow } from '#rules/promotion-states.ts';
import { code, countAt, fault, fieldsAt, line, listAt, parseJsonFile, textAt } from '#server/ops/file-fields.ts';
import { byMarket } from '../by-market.ts';
import { windowAt } from '../window-at.ts';

/** Prices in minor units, by market. */
type Amounts = Readonly<Partial<Record<Site, number>>>;

/** A ladder of prices of one variant, as its file says it. */
export interface LadderPlan {
  readonly handle: string;
  readonly title: string;
  readonly summary: string;
  readonly sku: string;
  readonly perOrderLimit: number | null;
  /** Pieces of all steps together. */
  readonly perBuyerLimit: number | null;
  /** From the lowest price up; each market that has a window has a price on each step. */
  readonly steps: readonly { readonly quota: number; readonly amounts: Amounts }[];
  readonly windows: Readonly<Partial<Record<Site, PromotionWindow>>>;
}

const mostSteps = 6;
const dearest = 100_000_000;

/**
 * The ladder of a file, checked. docs/early-birds.md shows one.
 * @throws UsageError naming the field at fault
 */
export function parseLadderFile(text: string): LadderPlan {
  const names = ['handle', 'title', 'summary', 'sku', 'perOrderLimit', 'perBuyerLimit', 'steps', 'markets'];
  const fields = fieldsAt(parseJsonFile(text), 'ladder', names);
  const windows = byMarket(fields['markets'], 'ladder.markets', (value, path) =>
    windowAt(fieldsAt(value, path, ['previewTime', 'startTime', 'endTime']), path),
  );
  const own = sites.filter((site) => windows[site] !== undefined);
  const steps = listAt(fields['steps'], 'ladder.steps', mostSteps).map((value, index) => {
    const path = `ladder.steps[${index}]`;
    const step = fieldsAt(value, path, ['quota', 'amounts']);
    const prices = fieldsAt(step['amounts'], `${path}.amounts`, own);
    const amounts: Amounts = Object.fromEntries(
      own.map((site) => [site, countAt(prices[site], `${path}.amounts.${site}`, dearest)]),
    );
    return { quota: countAt(step['quota'], `${path}.quota`, 1_000_000), amounts };
  });
  for (const [index, { amounts }] of steps.entries()) {
    const fallen = own.find((site) => (amounts[site] ?? 0) <= (steps[index - 1]?.amounts[site] ?? 0));
    if (fallen !== undefined)
      throw fault(`ladder.steps[${index}].amounts.${fallen}`, 'must be more than the step below');
  }
  const limit = (name: string) => (fields[name] === undefined ? null : countAt(fields[name], `ladder.${name}`, 999));
  return {
    handle: textAt(fields['handle'], 'ladder.handle', /^[a-z0-9-]{1,34}$/),
    title: textAt(fields['title'], 'ladder.title', line),
    summary: textAt(fields['summary'], 'ladder.summary', line),
    sku: textAt(fields['sku'], 'ladder.sku', code),
    ...{ perOrderLimit: limit('perOrderLimit'), perBuyerLimit: limit('perBuyerLimit') },
    ...{ steps, windows },
  };
}
