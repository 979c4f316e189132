/** Zero-padded, so that a clock keeps its width. */
export type DurationParts = { days: string; hours: string; minutes: string; seconds: string };

const pad = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds as zero-padded days, hours, minutes and seconds, rounded up to the second; below zero nothing is left. */
export function splitDuration(left: number): DurationParts {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return {
    days: pad(Math.floor(seconds / 86_400)),
    hours: pad(Math.floor(seconds / 3600) % 24),
    minutes: pad(Math.floor(seconds / 60) % 60),
    seconds: pad(seconds % 60),
  };
}
