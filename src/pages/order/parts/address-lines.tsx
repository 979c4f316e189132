import * as styles from './address-lines.css.ts';

/** An address as it stands on a parcel. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.lines}>
      {lines.map((line, index) => (
        <span key={`${index} ${line}`}>{line}</span>
      ))}
    </address>
  );
}
