const languages = ['zh', 'en', 'de', 'fr', 'es', 'it', 'ja'] as const;

const units: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly length: number }[] = [
  { unit: 'year', length: 31_536_000_000 },
  { unit: 'month', length: 2_592_000_000 },
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
];

/** An instant as seen from `now`, '3 hours ago' or 'in 2 days', in one of seven languages, else in English. */
export function relativeTime(instant: number, now: number, language: string): string {
  const locale = languages.find((known) => known === language.toLowerCase().split('-')[0]) ?? 'en';
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const difference = instant - now;
  const fit = units.find(({ length }) => Math.abs(difference) >= length);
  return fit === undefined ? format.format(0, 'second') : format.format(Math.trunc(difference / fit.length), fit.unit);
}
