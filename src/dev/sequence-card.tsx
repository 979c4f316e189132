import { useEffect, useMemo, useRef, useState } from 'react';
import { CompactSelect, Heading, VisuallyHidden, classNames } from '#design-system/index.ts';
import { clock } from './clock.ts';
import { eventText } from './event-text.ts';
import { actorsIn } from './lines.ts';
import * as page from './machines-page.css.ts';
import type { LogEntry } from './messages.ts';
import * as styles from './sequence.css.ts';
import { sequenceOf, type SequenceRow } from './sequence.ts';
import { text } from './text.ts';

/** Pixels. */
const column = 116;
const rowHeight = 34;
const margin = 150;
const loop = 34;

/** What the machines of a tab say to each other, top to bottom. */
export function SequenceCard({ log }: { log: readonly LogEntry[] }) {
  const [only, setOnly] = useState('');
  const { lifelines, rows } = useMemo(() => sequenceOf(log, only), [log, only]);
  const actors = useMemo(() => actorsIn(log), [log]);
  const box = useEndInView(rows.at(-1)?.number);
  const width = lifelines.length * column + margin;
  return (
    <section className={page.chartCard} aria-labelledby="sequence-name">
      <div className={page.chartHead}>
        <div className={page.chartWords}>
          <Heading level={2} look={3} id="sequence-name">
            {text.messages}
          </Heading>
        </div>
        <CompactSelect
          label={text.messages}
          value={only}
          onChange={({ target }) => setOnly(target.value)}
          placeholder={text.everyActor}
          options={actors.map((name) => ({ value: name, label: name }))}
        />
      </div>
      {rows.length === 0 ? (
        <p className={page.empty}>{text.nothingYet}</p>
      ) : (
        <div ref={box} className={styles.box} role="region" aria-label={text.messages} tabIndex={0}>
          <svg className={styles.head} width={width} height={36} aria-hidden>
            {lifelines.map((name, index) => (
              <text key={name} x={middleOf(index)} y={23} className={styles.name}>
                {name}
              </text>
            ))}
          </svg>
          <ol>
            {rows.map((row) => (
              <li key={row.number}>
                <VisuallyHidden>{wordsOf(row)}</VisuallyHidden>
                <Row row={row} lifelines={lifelines} width={width} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

const middleOf = (index: number): number => (index + 0.5) * column;

function labelOf({ kind, title, effect }: SequenceRow): string {
  if (kind === 'event') return eventText(title, effect);
  return kind === 'state' ? title : `✗ ${title}`;
}

function wordsOf(row: SequenceRow): string {
  const { at, kind, from, to, title } = row;
  const time = clock.format(at);
  if (kind === 'event') return `${time}, ${from} → ${to}: ${labelOf(row)}`;
  return `${time}, ${to}: ${kind === 'state' ? text.isIn : text.staysIn} ${title}`;
}

function Row({ row, lifelines, width }: { row: SequenceRow; lifelines: readonly string[]; width: number }) {
  const [start, end] = [row.from, row.to].map((name) => middleOf(lifelines.indexOf(name)));
  return (
    <svg className={styles.row} width={width} height={rowHeight} aria-hidden>
      {lifelines.map((name, index) => (
        <line key={name} x1={middleOf(index)} x2={middleOf(index)} y1={0} y2={rowHeight} className={styles.lifeline} />
      ))}
      {row.kind === 'event' ? (
        <Arrow start={start ?? 0} end={end ?? 0} label={labelOf(row)} />
      ) : (
        <g>
          <circle cx={end} cy={rowHeight / 2} r={5} className={row.kind === 'state' ? styles.lit : styles.dark} />
          <text
            x={(end ?? 0) + 12}
            y={rowHeight / 2 + 4}
            className={classNames(styles.label, row.kind === 'state' ? styles.state : styles.stay)}
          >
            {labelOf(row)}
          </text>
        </g>
      )}
    </svg>
  );
}

function Arrow({ start, end, label }: { start: number; end: number; label: string }) {
  const y = rowHeight - 9;
  const isLoop = start === end;
  const tip = isLoop || start > end ? 6 : -6;
  return (
    <g>
      <path d={isLoop ? `M${start} 8h${loop}V${y}H${end + 2}` : `M${start} ${y}H${end}`} className={styles.arrow} />
      <path d={`M${end} ${y}l${tip} -4v8z`} className={styles.tip} />
      <text
        x={isLoop ? start + loop + 6 : (start + end) / 2}
        y={isLoop ? 20 : y - 6}
        className={classNames(styles.label, !isLoop && styles.between)}
      >
        {label}
      </text>
    </g>
  );
}

/** Scrolls to what came last, unless somebody scrolled up to look at something. */
function useEndInView(last: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    const view = box.current;
    if (!view) return;
    const isAtEnd = view.scrollTop + view.clientHeight >= seen.current - rowHeight;
    seen.current = view.scrollHeight;
    if (isAtEnd) view.scrollTo({ top: view.scrollHeight });
  }, [last]);
  return box;
}
