import * as styles from './spinner.css.ts';

export type SpinnerProps = {
  /** The announcement; without it the spinner is decorative. */
  label?: string | undefined;
  size?: number | undefined;
};

/** A short arc on a faint ring, in the colour of the text around it. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span
      className={styles.root}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    >
      <svg
        className={styles.arc}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="8" strokeWidth="2" strokeOpacity="0.2" />
        <path d="M10 2a8 8 0 0 1 8 8" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
