import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './address-card.css.ts';

export type AddressCardProps = {
  name: string;
  /** Already in the address format of the country. */
  lines: readonly string[];
  tags?: readonly string[] | undefined;
  /** A note: "Not deliverable in Canada". */
  note?: string | undefined;
  /** Used when nobody chooses another: on a ground of its own. */
  preferred?: boolean | undefined;
  /** Cannot be chosen; stays readable. */
  muted?: boolean | undefined;
  /** The main action of the card: "Deliver here". */
  choose?: ReactNode;
  /** Edit, delete: quiet buttons. */
  actions?: ReactNode;
};

/** A postal address. */
export function AddressCard({
  name,
  lines,
  tags = [],
  note,
  preferred = false,
  muted = false,
  choose,
  actions,
}: AddressCardProps) {
  return (
    <article className={classNames(styles.root, preferred && styles.preferred, muted && styles.muted)}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {tags.length > 0 && <span className={styles.tags}>{tags.join(', ')}</span>}
      </div>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {choose !== undefined && <div className={styles.choose}>{choose}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
