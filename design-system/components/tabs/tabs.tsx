import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './tabs.css.ts';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  /** The number of items; omitted for none. */
  count?: number | undefined;
  /** A second line of the tab: "Now". */
  note?: string | undefined;
  panel: ReactNode;
};

export type TabsProps<Value extends string> = {
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `line` below a heading, `pill` on a card, `times` for the hours of a timetable. */
  look?: keyof typeof styles.looks | undefined;
  /** Beside the tabs, where there is room: a clock. */
  aside?: ReactNode;
};

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Panels in one place. Arrows choose, Tab enters the panel. Parts with addresses are `TabLinks`. */
export function Tabs<Value extends string>({ label, items, value, onChange, look = 'line', aside }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.value === value);
    const next = moves[event.key]?.(index, items.length - 1);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div ref={list} className={classNames(styles.list, styles.looks[look])} role="tablist" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={item.value === value}
              aria-controls={`${id}-${item.value}-panel`}
              tabIndex={item.value === value ? 0 : -1}
              className={classNames(styles.tab, styles.tabs[look])}
              onClick={() => onChange(item.value)}
              onKeyDown={move}
            >
              {item.label}{' '}
              {item.count !== undefined && item.count > 0 && <span className={styles.count}>{item.count}</span>}
              {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-${item.value}-panel`}
          aria-labelledby={`${id}-${item.value}`}
          hidden={item.value !== value}
          tabIndex={0}
          className={styles.panel}
        >
          {item.value === value && item.panel}
        </div>
      ))}
    </div>
  );
}
