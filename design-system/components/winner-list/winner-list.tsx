import { classNames } from '../../foundations/class-names.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import * as styles from './winner-list.css.ts';

export type Winner = {
  id: string;
  /** The masked name: "J•••n". */
  name: string;
  place: string;
  prize: string;
  /** The viewer's own row and its label, "You". */
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

/** Winners and their prizes, with the viewer's own row highlighted. */
export function WinnerList({ label, winners }: { label: string; winners: readonly Winner[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {winners.map((winner) => (
        <WinnerRow key={winner.id} winner={winner} />
      ))}
    </ul>
  );
}
