import { classNames } from '#design-system/index.ts';
import type { DrawnArrow, DrawnState, Drawing } from './layout.ts';
import * as styles from './statechart.css.ts';

export interface StatechartProps {
  readonly drawing: Drawing;
  readonly active: ReadonlySet<string>;
  /** Says to a reader what is lit. */
  readonly label: string;
  /** 1 is one to one; undefined fits the whole chart into its place. */
  readonly zoom: number | undefined;
}

/** A machine with its active states lit, and the ways out of them. */
export function Statechart({ drawing, active, label, zoom }: StatechartProps) {
  const { width, height, states, arrows } = drawing;
  const parents = new Set(states.map(({ id }) => id.slice(0, id.lastIndexOf('.'))));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={zoom === undefined ? styles.whole : styles.scaled}
      {...(zoom === undefined ? {} : { width: width * zoom, height: height * zoom })}
    >
      <defs>
        <ArrowHead id="arrow" className={styles.head} />
        <ArrowHead id="open-arrow" className={styles.openHead} />
      </defs>
      {states.map((state) => (
        <StateShape key={state.id} state={state} isParent={parents.has(state.id)} isActive={active.has(state.id)} />
      ))}
      {arrows.map((arrow) => (
        <Arrow key={arrow.id} arrow={arrow} isOpen={active.has(arrow.source)} />
      ))}
    </svg>
  );
}

function ArrowHead({ id, className }: { id: string; className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M 0 0.5 L 8 4 L 0 7.5 z" className={className} />
    </marker>
  );
}

function StateShape({ state, isParent, isActive }: { state: DrawnState; isParent: boolean; isActive: boolean }) {
  const { x, y, width, height, title, lines, kind } = state;
  if (kind === 'initial') return <circle cx={x + 6} cy={y + 6} r={5} className={styles.initial} />;
  const looks = classNames(
    styles.state,
    isParent && styles.parent,
    kind === 'region' && styles.region,
    isActive && (isParent ? styles.activeParent : styles.active),
  );
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={10} className={looks} />
      {kind === 'final' && (
        <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={7} className={styles.arrow} />
      )}
      <text x={x + 14} y={y + 24} className={classNames(styles.title, isActive && !isParent && styles.activeTitle)}>
        {title}
      </text>
      <Lines x={x + 14} y={y + 44} lines={lines} />
    </g>
  );
}

function Arrow({ arrow: { path, label }, isOpen }: { arrow: DrawnArrow; isOpen: boolean }) {
  return (
    <g>
      <path
        d={path}
        className={classNames(styles.arrow, isOpen && styles.openArrow)}
        markerEnd={isOpen ? 'url(#open-arrow)' : 'url(#arrow)'}
      />
      {label && (
        <>
          <rect
            x={label.x}
            y={label.y}
            width={label.width}
            height={label.height}
            rx={4}
            className={styles.labelGround}
          />
          <Lines x={label.x + 4} y={label.y + 13} lines={label.lines} isOpen={isOpen} />
        </>
      )}
    </g>
  );
}

function Lines({ x, y, lines, isOpen = false }: { x: number; y: number; lines: readonly string[]; isOpen?: boolean }) {
  return lines.map((words, index) => (
    <text key={words} x={x} y={y + index * 18} className={classNames(styles.line, isOpen && styles.openLabel)}>
      {words}
    </text>
  ));
}
