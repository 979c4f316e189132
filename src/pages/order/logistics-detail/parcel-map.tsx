import { logisticsText } from './text.ts';
import * as styles from './parcel-map.css.ts';

interface ParcelMapProps {
  /** Where the parcel was, the first place first. */
  readonly places: readonly string[];
  /** It does not go on. */
  readonly isStopped: boolean;
}

/** The units of the drawing. */
const width = 600;
const height = 260;
const farSide = 200;
const nearSide = 130;
const homeSide = 96;

/**
 * The way as on a map: the places that the parcel has passed, and the door it goes to. It repeats the list of events, which
 * says more to who hears the page.
 */
export function ParcelMap({ places, isStopped }: ParcelMapProps) {
  const names = [...places, logisticsText.home];
  const points = names.map((_, index) => ({
    x: ((index + 0.5) / names.length) * width,
    y: index === places.length ? homeSide : index % 2 === 0 ? farSide : nearSide,
  }));
  const home = points.at(-1);
  const parcel = points.at(-2);
  return (
    <div className={styles.root} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.map}>
        <path className={styles.park} d="M-10 150 150 120 190 270H-10ZM330-10h150l30 80-160 30Z" />
        <path className={styles.river} d="M-20 40c120-50 170 60 290 30s140 150 350 120" />
        <path
          className={styles.street}
          d="M-20 96 620 20M-20 232l640-72M96-20l50 300M250-20l40 300M420-20l30 300M540-20l20 300"
        />
        <path className={styles.way} d={curveThrough(points)} />
        <path className={styles.passed} d={curveThrough(points.slice(0, -1))} />
        {points.slice(0, -2).map(({ x, y }) => (
          <circle key={x} className={styles.place} cx={x} cy={y} r="8" />
        ))}
        {home && (
          <g transform={`translate(${home.x} ${home.y})`}>
            <path className={styles.house} d="M-30-4 0-34l30 30v34h-60Z" />
            <path className={styles.lit} d="M-10 2h20v28h-20Z" />
          </g>
        )}
        {parcel && (
          <g transform={`translate(${parcel.x} ${parcel.y})`}>
            <circle className={isStopped ? styles.stopped : styles.ring} r="27" />
            <path className={styles.parcel} d="M-13-9 0-15l13 6V9L0 15-13 9ZM-13-9 0-3l13-6M0-3v18" />
          </g>
        )}
      </svg>
      <div className={styles.names}>
        {names.map((name, index) => (
          <span key={`${index} ${name}`}>{name}</span>
        ))}
      </div>
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line that swings from one place to the next. */
function curveThrough([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let last = first;
  return rest.reduce((line, point) => {
    const half = (last.x + point.x) / 2;
    const next = `${line}C${half} ${last.y} ${half} ${point.y} ${point.x} ${point.y}`;
    last = point;
    return next;
  }, `M${first.x} ${first.y}`);
}
