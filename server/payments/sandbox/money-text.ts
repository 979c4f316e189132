import type { Money } from '../provider.ts';

/** "€84.12", "¥12,000": for the sandbox's own pages. */
export const moneyText = ({ amount, currency }: Money): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
