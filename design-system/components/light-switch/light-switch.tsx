import * as styles from './light-switch.css.ts';

export type LightSwitchProps = {
  /** What is on when it is lit: "Dark theme". */
  label: string;
  /** Undefined until it is known: the bulb shows the theme of the page meanwhile. */
  checked: boolean | undefined;
  onChange: (button: HTMLButtonElement) => void;
  /** A pointer, a finger or the focus comes: time to load what the press needs. */
  onApproach?: (() => void) | undefined;
};

const glass = 'M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2v1h5v-1c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3.5Z';

/** Day and night as one bulb, off and on, in a round 44-pixel switch. */
export function LightSwitch({ label, checked, onChange, onApproach }: LightSwitchProps) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      {...(checked !== undefined && { role: 'switch', 'aria-checked': checked })}
      onPointerEnter={onApproach}
      onTouchStart={onApproach}
      onFocus={onApproach}
      onClick={({ currentTarget }) => onChange(currentTarget)}
    >
      <svg className={styles.bulb} viewBox="-2 -3 28 28" aria-hidden="true">
        <path className={styles.rays} d="M12 .4v-1.9M18.4 3.1l1.4-1.4M5.6 3.1 4.2 1.7M21.1 9.5H23M2.9 9.5H1" />
        <path className={styles.glow} d={glass} />
        <path d={`M10.2 20.5h3.6${glass}`} />
        <circle className={styles.knob} cx="12" cy="9.5" r="2.1" />
      </svg>
    </button>
  );
}
