/** Units of time in milliseconds, for every constant that is a duration. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface DurationParts {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds as zero-padded days, hours, minutes and seconds; a duration below zero counts as over. */
export function splitDuration(duration: number): DurationParts {
  const seconds = Math.max(0, Math.floor(duration / 1_000));
  return {
    days: pad(Math.floor(seconds / 86_400)),
    hours: pad(Math.floor(seconds / 3_600) % 24),
    minutes: pad(Math.floor(seconds / 60) % 60),
    seconds: pad(seconds % 60),
  };
}
