import { useEffect, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronDown, IconGlobe } from '../../icons/icons.ts';
import { RadioGroup, type RadioOption } from '../choice/radio-group.tsx';
import * as styles from './market-switcher.css.ts';

export type MarketSwitcherProps<Market extends string> = {
  legend: string;
  /** What the closed switcher reads: "United States · USD". */
  summary: string;
  options: readonly RadioOption<Market>[];
  value: Market;
  onChange: (market: Market) => void;
  /** Opens upwards at the foot of the page, downwards in the top bar. */
  opens?: 'up' | 'down' | undefined;
};

/** The country one shops in, folded away by native disclosure. */
export function MarketSwitcher<Market extends string>({
  legend,
  summary,
  options,
  value,
  onChange,
  opens = 'up',
}: MarketSwitcherProps<Market>) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const close = () => closeAndReturn(disclosure.current);
  useEffect(() => {
    const root = disclosure.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAndReturn(root);
    };
    root?.addEventListener('keydown', onKeyDown);
    return () => root?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <details ref={disclosure} className={styles.root}>
      <summary className={styles.summary}>
        <IconGlobe size={20} />
        {summary}
        <IconChevronDown size={16} />
      </summary>
      <div className={classNames(styles.panel, opens === 'down' && styles.below)}>
        <RadioGroup
          legend={legend}
          options={options}
          value={value}
          onChange={(market) => {
            onChange(market);
            close();
          }}
        />
      </div>
    </details>
  );
}

/** Closes the list and gives the focus back to what opened it. */
function closeAndReturn(disclosure: HTMLDetailsElement | null): void {
  if (!disclosure) return;
  disclosure.open = false;
  disclosure.querySelector('summary')?.focus();
}
