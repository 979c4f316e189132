import * as styles from './logo.css.ts';

/** The glow-worm: an arc with a light at its end, and the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.root}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        <circle className={styles.halo} cx="20.5" cy="19.5" r="8.5" />
        <circle className={styles.lamp} cx="20.5" cy="19.5" r="4.25" />
        <path
          className={styles.body}
          d="M15.5 23.4C9.4 25.6 4 21.4 4 14.6 4 9 8 5 13.4 5c4 0 7.2 2.2 8.3 5.6"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
