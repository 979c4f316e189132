/** A month of a calendar. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Accounts of points and coins go back no further. */
export const firstYear = 2020;

const pattern = /^(?<year>\d{4})-(?<month>\d{2})$/;

export const monthAfter = ({ year, month }: Month, count: number): Month => {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

/** '2026-03' */
export const monthText = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** The month of a text such as '2026-03' where it is over and not before the first year; otherwise the running one. */
export function pastMonth(text: string | undefined, { year: runningYear, month: runningMonth }: Month): Month {
  const running = { year: runningYear, month: runningMonth };
  const { year = '', month = '' } = pattern.exec(text ?? '')?.groups ?? {};
  const past = { year: Number(year), month: Number(month) };
  const isMonth = past.month >= 1 && past.month <= 12 && past.year >= firstYear;
  return isMonth && monthText(past) < monthText(running) ? past : running;
}
