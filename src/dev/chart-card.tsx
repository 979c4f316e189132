import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';
import {
  Badge,
  Heading,
  IconButton,
  IconGrid,
  IconMinus,
  IconPlus,
  Inline,
  Spinner,
  Text,
} from '#design-system/index.ts';
import { drawingOf, type Drawing } from './layout.ts';
import * as styles from './machines-page.css.ts';
import { activeIds, stateText } from './state-text.ts';
import { Statechart } from './statechart.tsx';
import * as chart from './statechart.css.ts';
import { text } from './text.ts';

const steps = [0.4, 0.55, 0.75, 1, 1.35] as const;

export interface ChartCardProps {
  readonly machine: AnyStateMachine;
  /** Undefined when it does not run. */
  readonly value: StateValue | undefined;
}

/** The chart of one machine; mount it anew for another. */
export function ChartCard({ machine, value }: ChartCardProps) {
  const drawing = useDrawing(machine);
  const [chosenScale, setChosenScale] = useState<number | 'whole'>();
  const zoom = chosenScale === 'whole' ? undefined : (chosenScale ?? readableZoom(drawing));
  const state = value === undefined ? text.notRunning : stateText(value);
  const active = value === undefined ? new Set<string>() : activeIds(machine.id, value);
  const box = useActiveInView(drawing, active, zoom);
  const step = (by: 1 | -1) => {
    const from = zoom ?? 1;
    const next = by === 1 ? steps.find((one) => one > from) : steps.findLast((one) => one < from);
    setChosenScale(zoom === undefined ? 0.75 : (next ?? from));
  };
  return (
    <section className={styles.chartCard} aria-labelledby="chart-name">
      <div className={styles.chartHead}>
        <div className={styles.chartWords}>
          <Inline gap="s" wrap>
            <Heading level={2} look={3} id="chart-name">
              {machine.id}
            </Heading>
            <Badge tone={value === undefined ? 'neutral' : 'brand'}>{state}</Badge>
          </Inline>
          <Text size="small" tone="muted">
            {machine.root.description ?? ''}
          </Text>
        </div>
        <Inline gap="xs">
          <IconButton label={text.smaller} icon={<IconMinus size={20} />} onClick={() => step(-1)} />
          <IconButton label={text.larger} icon={<IconPlus size={20} />} onClick={() => step(1)} />
          <IconButton label={text.fit} icon={<IconGrid size={20} />} onClick={() => setChosenScale('whole')} />
        </Inline>
      </div>
      <div
        ref={box}
        className={chart.box}
        role="region"
        aria-label={text.chart}
        tabIndex={0}
        aria-busy={drawing === undefined}
      >
        {drawing ? (
          <Statechart drawing={drawing} active={active} zoom={zoom} label={`${machine.id}: ${state}`} />
        ) : (
          <Inline gap="s" justify="centre">
            <Spinner />
            <Text tone="muted">{text.drawing}</Text>
          </Inline>
        )}
      </div>
    </section>
  );
}

/** The whole chart where that can be read; a large one in part. */
function readableZoom(drawing: Drawing | undefined): number | undefined {
  return drawing && (drawing.width > 1_000 || drawing.height > 800) ? 0.75 : undefined;
}

/** Scrolls a chart that is larger than its place to the innermost active state. */
function useActiveInView(drawing: Drawing | undefined, active: ReadonlySet<string>, zoom: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const state =
    drawing?.states.findLast(({ id }) => active.has(id)) ?? drawing?.states.find(({ kind }) => kind === 'initial');
  useEffect(() => {
    const view = box.current;
    if (!view || !state || zoom === undefined) return;
    view.scrollTo({
      left: (state.x + state.width / 2) * zoom - view.clientWidth / 2,
      top: (state.y + state.height / 2) * zoom - view.clientHeight / 2,
    });
  }, [state, zoom]);
  return box;
}

function useDrawing(machine: AnyStateMachine): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    void drawingOf(machine).then((drawn) => {
      if (isCurrent) setDrawing(drawn);
    });
    return () => {
      isCurrent = false;
    };
  }, [machine]);
  return drawing;
}
