import { Text } from '#design-system/index.ts';
import * as styles from './address-lines.css.ts';

interface AddressLinesProps {
  /** A company; a person stands in the lines. */
  readonly name?: string | undefined;
  readonly lines: readonly string[];
}

/** An address as it stands on a parcel or a document. */
export function AddressLines({ name, lines }: AddressLinesProps) {
  return (
    <address className={styles.lines}>
      {name !== undefined && (
        <Text as="strong" weight="medium">
          {name}
        </Text>
      )}
      {lines.map((line, index) => (
        <span key={`${index} ${line}`}>{line}</span>
      ))}
    </address>
  );
}
