import { parseCouponCode } from '#rules/coupon-codes.ts';
import { couponKinds, couponScopes } from '#rules/coupon-terms.ts';
import { instantOf } from '#rules/dates.ts';
import { currencyOfSite, markets, type Site, sites } from '#rules/markets.ts';
import { parseMoney } from '#rules/money.ts';
import type { CouponSource } from '#server/db/tables/coupons.ts';
import { type CommandInput, count, option, UsageError } from '#server/ops/command.ts';
import type { NewTemplate } from './create-template.ts';

const sources: readonly CouponSource[] = [
  'CENTER',
  'CODE',
  'NEW_USER',
  'TASK',
  'PRIZE',
  'SHARE',
  'SERVICE',
  'EXCHANGE',
  'BIRTHDAY',
];

const list = (text: string | undefined): string[] => (text ?? '').split(',').filter((part) => part !== '');

function oneOf<Word extends string>(words: readonly Word[], text: string, what: string): Word {
  const found = words.find((word) => word === text.toUpperCase());
  if (found === undefined) throw new UsageError(`${what} must be one of ${words.join(', ')}, not "${text}".`);
  return found;
}

/** '2026-12-01' or '2026-12-01T18:30' by the clock of a market. @throws UsageError */
function instantOfText(text: string, site: Site, what: string): number {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/.exec(text);
  if (!match) throw new UsageError(`${what} must be a day such as 2026-12-01, or 2026-12-01T18:30, not "${text}".`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part || 0));
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || hour > 23 || minute > 59) throw new UsageError(`${what}: there is no ${text}.`);
  return instantOf({ year, month, day, hour, minute }, markets[site].timeZone);
}

function amountOf(text: string, site: Site, what: string): number {
  const amount = parseMoney(text, currencyOfSite(site))?.amount;
  if (amount === undefined || amount < 0) throw new UsageError(`${what} must be an amount such as 10, not "${text}".`);
  return amount;
}

function percentOf(text: string): number {
  const percent = Number(/^(\d{1,3}(?:\.\d{1,2})?)%?$/.exec(text)?.[1] ?? Number.NaN);
  const bps = Math.round(percent * 100);
  if (!(bps >= 1 && bps <= 10_000)) throw new UsageError(`--value must be a share such as 15%, not "${text}".`);
  return bps;
}

function giftOf(text: string): { sku: string; quantity: number } {
  const [sku = '', quantity = '1'] = text.split(':');
  const pieces = count(quantity, 'The pieces of the gift');
  if (sku === '' || pieces < 1) throw new UsageError('--gift must be SKU or SKU:pieces.');
  return { sku, quantity: pieces };
}

/** What an operator says of a new template, which is a draft. @throws UsageError */
export function templateOfWords({ options, flags }: CommandInput, templateId: string, now: number): NewTemplate {
  const input: CommandInput = { words: [], options, flags };
  const site = oneOf(sites, option(input, 'site'), '--site');
  const kind = oneOf(couponKinds, option(input, 'kind'), '--kind');
  const scope = oneOf(couponScopes, options.scope ?? 'ALL', '--scope');
  const source = oneOf(sources, options.source ?? 'CENTER', '--source');
  const value = options.value;
  if (value === undefined && (kind === 'FIXED' || kind === 'PERCENT')) throw new UsageError('--value is missing.');
  const isWhole = value === undefined || kind === 'GIFT';
  const claimStart = options['claim-start'] ? instantOfText(options['claim-start'], site, '--claim-start') : now;
  const includeIds = list(options.include);
  if (scope !== 'ALL' && includeIds.length === 0) throw new UsageError('--include is missing.');
  const sharedCode = options.code === undefined ? undefined : parseCouponCode(options.code);
  if (options.code !== undefined && sharedCode === undefined) {
    throw new UsageError('--code must have 6 to 16 characters, and only A to Z, 0 to 9 and hyphens.');
  }
  return {
    templateId,
    name: option(input, 'name'),
    scopeText: options['scope-text'] ?? 'All items',
    site,
    kind,
    value: isWhole ? null : kind === 'PERCENT' ? percentOf(value) : amountOf(value, site, '--value'),
    capAmount: kind === 'PERCENT' ? amountOf(option(input, 'cap'), site, '--cap') : null,
    thresholdAmount: amountOf(options.threshold ?? '0', site, '--threshold'),
    scope,
    includeIds,
    excludeIds: list(options.exclude),
    buyTypes: flags.has('suits') ? [0, 4] : [0],
    withShippingCoupon: !flags.has('alone'),
    withPromoPrice: false,
    gift: kind === 'GIFT' ? giftOf(option(input, 'gift')) : null,
    source,
    membersOnly: flags.has('savvy'),
    totalQuota: options.quota === undefined ? null : count(options.quota, '--quota'),
    perUserLimit: count(options['per-member'] ?? '1', '--per-member'),
    claimStart,
    claimEnd: options['claim-end'] ? instantOfText(options['claim-end'], site, '--claim-end') : null,
    validity: options.days
      ? { days: count(options.days, '--days') }
      : {
          from: options['valid-from'] ? instantOfText(options['valid-from'], site, '--valid-from') : claimStart,
          to: instantOfText(option(input, 'valid-to'), site, '--valid-to'),
        },
    ...(sharedCode === undefined ? {} : { sharedCode }),
    status: 'DRAFT',
  };
}
