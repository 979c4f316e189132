import { day, hour, minute } from './durations.ts';

const languages = ['zh', 'en', 'de', 'fr', 'es', 'it', 'ja'] as const;

const units: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly length: number }[] = [
  { unit: 'year', length: 31_536_000_000 },
  { unit: 'month', length: 2_592_000_000 },
  { unit: 'day', length: day },
  { unit: 'hour', length: hour },
  { unit: 'minute', length: minute },
];

/** An instant as seen from `now`, '3 hours ago' or 'in 2 days', in one of seven languages, else in English. */
export function relativeTime(instant: number, now: number, language: string): string {
  const locale = languages.find((spoken) => spoken === language.toLowerCase().split('-')[0]) ?? 'en';
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const difference = instant - now;
  const fit = units.find(({ length }) => Math.abs(difference) >= length);
  return fit === undefined ? format.format(0, 'second') : format.format(Math.trunc(difference / fit.length), fit.unit);
}
