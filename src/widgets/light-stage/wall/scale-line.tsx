import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Slider } from '#design-system/components/slider/slider.tsx';
import { Text } from '#design-system/index.ts';
import { useSite } from '../../../actors/use-actors.ts';
import { byKey } from './moves.ts';
import { lengthText, rulerOf, type Point, type ScaleMark } from './scale.ts';
import { wallText } from './text.ts';
import * as styles from './wall.css.ts';

const text = wallText.scale;
const ends = [0, 1] as const;

interface ScaleLineProps {
  readonly mark: ScaleMark;
  readonly onChange: (mark: ScaleMark) => void;
}

/** The line over the photograph, by its two ends. @param picture width and height of the photograph */
export function ScaleLine({
  mark,
  onChange,
  picture: { width, height },
}: ScaleLineProps & { readonly picture: { readonly width: number; readonly height: number } }) {
  const svg = useRef<SVGSVGElement>(null);
  const put = (index: 0 | 1, { x, y }: Point) => {
    const end = { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
    onChange({ ...mark, ends: index === 0 ? [end, mark.ends[1]] : [mark.ends[0], end] });
  };
  const drag = (index: 0 | 1, { clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGElement>) => {
    const onScreen = svg.current?.getScreenCTM();
    if (!onScreen || !currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(onScreen.inverse());
    put(index, { x: x / width, y: y / height });
  };
  const press = (index: 0 | 1, event: KeyboardEvent) => {
    const moved = byKey({ ...mark.ends[index], side: 1 }, event.key, event.shiftKey);
    if (!moved || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    put(index, moved);
  };
  const [one, other] = mark.ends.map(({ x, y }) => ({ x: x * width, y: y * height }));
  const unit = Math.min(width, height);
  return (
    <svg ref={svg} className={styles.line} viewBox={`0 0 ${width} ${height}`}>
      <line className={styles.lineEdge} x1={one?.x} y1={one?.y} x2={other?.x} y2={other?.y} />
      <line className={styles.lineCore} x1={one?.x} y1={one?.y} x2={other?.x} y2={other?.y} />
      {ends.map((index) => {
        const { x, y } = mark.ends[index];
        return (
          <g
            key={index}
            className={styles.end}
            role="slider"
            tabIndex={0}
            aria-label={index === 0 ? text.upper : text.lower}
            aria-valuenow={Math.round(100 * y)}
            aria-valuetext={text.at(x, y)}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={(event) => drag(index, event)}
            onKeyDown={(event) => press(index, event)}
          >
            <circle cx={x * width} cy={y * height} r={unit * 0.07} fill="transparent" />
            <circle className={styles.endDot} cx={x * width} cy={y * height} r={unit * 0.022} />
          </g>
        );
      })}
    </svg>
  );
}

/** How long the line is in the room, in what the market measures with. */
export function ScaleLength({ mark, onChange }: ScaleLineProps) {
  const site = useSite();
  const { step, from, to, usual } = rulerOf(site);
  const length = (steps: number) => {
    const said = lengthText(steps * step, site);
    return steps === usual ? text.usual(said) : said;
  };
  return (
    <div>
      <Text size="small">{text.ask}</Text>
      <Slider
        label={text.length}
        min={from}
        max={to}
        value={Math.round(mark.mm / step)}
        onChange={(steps) => onChange({ ...mark, mm: steps * step })}
        format={length}
      />
    </div>
  );
}
