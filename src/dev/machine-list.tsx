import { classNames } from '#design-system/index.ts';
import type { Running } from './board.ts';
import * as styles from './machines-page.css.ts';
import { stateText } from './state-text.ts';
import { text } from './text.ts';
import { hashOf, type Choice } from './use-choice.ts';

export interface MachineListProps {
  readonly running: readonly Running[];
  readonly machines: readonly string[];
  readonly choice: Choice;
}

/** Every machine that runs, then every machine there is. */
export function MachineList({ running, machines, choice }: MachineListProps) {
  return (
    <nav className={styles.side} aria-label={text.title}>
      {running.length > 0 && (
        <>
          <h2 className={styles.listTitle}>{text.running}</h2>
          <ul className={styles.list}>
            {running.map((actor) => (
              <li key={actor.id}>
                <Item
                  name={actor.name}
                  state={[stateText(actor.value), ...actor.effects.map((name) => `▸ ${name}`)].join(' ')}
                  isLit
                  depth={depthOf(actor)}
                  isChosen={choice.actor === actor.id}
                  href={hashOf({ machine: actor.machine ?? '', actor: actor.id })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.listTitle}>{text.all}</h2>
      <ul className={styles.list}>
        {machines.map((machine) => (
          <li key={machine}>
            <Item
              name={machine}
              isChosen={choice.actor === undefined && choice.machine === machine}
              href={hashOf({ machine, actor: undefined })}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps {
  readonly name: string;
  readonly state?: string;
  readonly isLit?: boolean;
  readonly depth?: keyof typeof styles.depth;
  readonly isChosen: boolean;
  readonly href: string;
}

function Item({ name, state, isLit = false, depth = 0, isChosen, href }: ItemProps) {
  return (
    <a href={href} className={classNames(styles.item, styles.depth[depth])} aria-current={isChosen}>
      <span className={classNames(styles.lamp, !isLit && styles.dark)} />
      <span className={styles.itemName}>{name}</span>
      {state !== undefined && <span className={styles.itemState}>{state}</span>}
    </a>
  );
}

function depthOf({ depth }: Running): keyof typeof styles.depth {
  if (depth === 0) return 0;
  return depth === 1 ? 1 : 2;
}
