import { classNames } from '../../foundations/class-names.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import * as styles from './winner-list.css.ts';

export type Winner = {
  id: string;
  /** As it may be shown: "J•••n". */
  name: string;
  place: string;
  prize: string;
  /** The reader won this: what to call them, "You". */
  you?: string | undefined;
};

function WinnerRow({ winner: { name, place, prize, you } }: { winner: Winner }) {
  return (
    <li className={classNames(styles.row, you !== undefined && styles.mine)}>
      <Avatar name={name} size="s" variant={you === undefined ? 1 : 3} />
      <p className={styles.who}>
        <span className={styles.name}>
          {name}
          {you !== undefined && <Badge tone="brand">{you}</Badge>}
        </span>
        <span className={styles.quiet}>{place}</span>
      </p>
      <p className={styles.prize}>{prize}</p>
    </li>
  );
}

/** Who won what, the reader's own row lit. */
export function WinnerList({ label, winners }: { label: string; winners: readonly Winner[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {winners.map((winner) => (
        <WinnerRow key={winner.id} winner={winner} />
      ))}
    </ul>
  );
}
