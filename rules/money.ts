/** What each currency needs for display and arithmetic: its sign and how many decimals its minor unit has. */
export const currencies = {
  USD: { sign: '$', exponent: 2 },
  EUR: { sign: '€', exponent: 2 },
  GBP: { sign: '£', exponent: 2 },
  CAD: { sign: 'C$', exponent: 2 },
  JPY: { sign: '¥', exponent: 0 },
} as const;

export type Currency = keyof typeof currencies;

/** An amount in minor units (cents, pence, yen), always an integer. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Builds Money. Throws RangeError when the amount is not a safe integer: half a cent does not exist. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of minor units: ${amount}`);
  return { amount, currency };
}

function sameCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new TypeError(`Cannot mix ${a.currency} and ${b.currency}`);
  return a.currency;
}

/** a + b. Throws TypeError when the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  return money(a.amount + b.amount, sameCurrency(a, b));
}

/** The price of `count` pieces; `count` is an integer. */
export function multiplyMoney(price: Money, count: number): Money {
  return money(price.amount * count, price.currency);
}

/** The sum of a list; an empty list is zero of `currency`. Throws TypeError on a foreign currency. */
export function sumMoney(list: readonly Money[], currency: Currency): Money {
  return list.reduce(addMoney, money(0, currency));
}

/** Digits without sign: '1,234,567.80' for cents, '1,234,567' for yen. */
export function formatAmount({ amount, currency }: Money): string {
  const { exponent } = currencies[currency];
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${amount < 0 ? '-' : ''}${whole}${fraction}`;
}

/** What the shopper reads: the currency's sign in front, '$1,234.50', '-€0.05', '¥6,000'. */
export function formatMoney(value: Money): string {
  const text = formatAmount(value);
  const { sign } = currencies[value.currency];
  return value.amount < 0 ? `-${sign}${text.slice(1)}` : `${sign}${text}`;
}

/** Reads '1,234.50', '$1,234.5' or '-¥500'. Undefined for anything else, also for more decimals than the currency has. */
export function parseMoney(text: string, currency: Currency): Money | undefined {
  const { sign, exponent } = currencies[currency];
  const trimmed = text.trim();
  const negative = trimmed.startsWith('-');
  const unsigned = negative ? trimmed.slice(1) : trimmed;
  const bare = unsigned.startsWith(sign) ? unsigned.slice(sign.length) : unsigned;
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.(\d+))?$/.exec(bare);
  const [, whole = '', fraction = ''] = match ?? [];
  if (match === null || fraction.length > exponent) return undefined;
  const amount = Number(whole.replaceAll(',', '') + fraction.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return money(negative && amount !== 0 ? -amount : amount, currency);
}
