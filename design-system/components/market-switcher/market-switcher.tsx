import { useEffect, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronDown, IconGlobe } from '../../icons/icons.ts';
import { RadioGroup, type RadioOption } from '../choice/radio-group.tsx';
import * as styles from './market-switcher.css.ts';

export type MarketSwitcherProps<Market extends string> = {
  legend: string;
  /** The label of the closed switcher: "United States · USD". */
  summary: string;
  options: readonly RadioOption<Market>[];
  value: Market;
  onChange: (market: Market) => void;
  /** Opens upwards in the footer, downwards in the top bar. */
  opens?: 'up' | 'down' | undefined;
};

/** The choice of a market, collapsed by native disclosure. */
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

/** Closes the list and returns the focus to its button. */
function closeAndReturn(disclosure: HTMLDetailsElement | null): void {
  if (!disclosure) return;
  disclosure.open = false;
  disclosure.querySelector('summary')?.focus();
}
