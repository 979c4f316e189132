import * as styles from './progress.css.ts';

export type ProgressProps = {
  value: number;
  max?: number | undefined;
  label: string;
  tone?: keyof typeof styles.tones | undefined;
};

/** A progress bar; a value above the maximum is shown as the maximum. */
export function Progress({ value, max = 100, label, tone = 'brand' }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 0;
  return (
    <svg
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      focusable="false"
    >
      <rect className={styles.tones[tone]} width={`${share}%`} height="6" rx="3" />
    </svg>
  );
}
