import { civilTime, instantOf } from './dates.ts';
import { markets, type Site } from './markets.ts';

/**
 * For how many years a seller keeps an invoice and its order, counted from the end of the calendar year it was issued in; the
 * longest of the periods that bind a seller in the market. A shop owner checks these with an adviser.
 * - US: IRS Publication 583, how long to keep records: 7 years where a loss is claimed, else 3 to 6 (26 U.S.C. 6501, 6511)
 * - EU: Directive 2006/112/EC, article 369k: 10 years for sales under the One-Stop-Shop; Germany alone asks for 8 since 2025
 *   (section 147 AO, section 14b UStG), France for 10 (article L123-22 Code de commerce)
 * - GB: VAT Act 1994, schedule 11, paragraph 6(3): 6 years
 * - CA: Income Tax Act, section 230(4), and Excise Tax Act, section 286(3): 6 years
 * - JA: Enforcement Order of the Consumption Tax Act, article 50: 7 years from two months after the end of the tax period
 */
export const recordYears: Readonly<Record<Site, number>> = { US: 7, EU: 10, GB: 6, CA: 6, JA: 8 };

/** Records that were issued before this instant need not be kept any more: the start of a calendar year of the market. */
export function recordsKeptSince(site: Site, now: number): number {
  const { timeZone } = markets[site];
  const { year } = civilTime(now, timeZone);
  return instantOf({ year: year - recordYears[site], month: 1, day: 1, hour: 0, minute: 0 }, timeZone);
}
