import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** No orders: a shelf of three places, the outline of a parcel on the first, a light strip below. */
export function ArtNoOrders() {
  return (
    <Drawing light={[100, 96, 64]}>
      <path className={styles.faint} d="M34 48h34v34H34ZM46 48v10h10V48" strokeDasharray="3 5" />
      <path d="M20 26h160v62H20ZM74 26v56M126 26v56M20 82h160" />
      <path className={styles.lamp} d="M34 91h132v4H34Z" />
      <path className={styles.faint} d="M48 106l-8 26M83 106l-3 32M117 106l3 32M152 106l8 26" />
    </Drawing>
  );
}
