import { classNames } from '../../foundations/class-names.ts';
import { Link } from '../link/link.tsx';
import type { EnergyClass } from './energy-class.ts';
import * as styles from './energy-arrow.css.ts';
import * as classStyles from './energy-class.css.ts';

export type EnergyArrowProps = {
  /** The text alternative: "Energy class E, on a scale from A to G". */
  label: string;
  energyClass: EnergyClass;
  best?: EnergyClass | undefined;
  worst?: EnergyClass | undefined;
  /** The class is written at least as large as the price beside it: `s` on cards, `m` on product pages. */
  size?: keyof typeof styles.arrowSizes | undefined;
  /** Where the label is; omitted where the arrow is a part of a larger link. */
  href?: string | undefined;
};

/** The arrow that stands for the label beside a price, and leads to it. */
export function EnergyArrow({ href, ...arrow }: EnergyArrowProps) {
  if (href === undefined) return <Arrow {...arrow} />;
  return (
    <Link className={styles.arrowLink} tone="plain" href={href}>
      <Arrow {...arrow} />
    </Link>
  );
}

function Arrow({ label, energyClass, best = 'A', worst = 'G', size = 's' }: Omit<EnergyArrowProps, 'href'>) {
  return (
    <svg
      className={classNames(styles.arrow, styles.arrowSizes[size])}
      viewBox="0 0 60 32"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path
        className={classNames(classStyles.classes[energyClass], styles.arrowLine)}
        d="M18 0.5H45L59.3 16 45 31.5H18z"
      />
      <rect className={styles.arrowBox} x="0.5" y="0.5" width="17.5" height="31" />
      <text className={styles.range} x="9.25" y="11.4" fontSize="11" textAnchor="middle">
        {best}
      </text>
      <path className={styles.up} d="M9.25 19.8v-5.6M6.85 16.6l2.4-2.4 2.4 2.4" />
      <text className={styles.range} x="9.25" y="29.4" fontSize="11" textAnchor="middle">
        {worst}
      </text>
      <text className={classStyles.scaleClass} x="34" y="25" fontSize="26" strokeWidth="1.5" textAnchor="middle">
        {energyClass}
      </text>
    </svg>
  );
}
