import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronDown, IconGlobe } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { RadioGroup, type RadioOption } from '../choice/radio-group.tsx';
import * as styles from './market-switcher.css.ts';

export type MarketSwitcherProps<Market extends string> = {
  legend: string;
  /** The label of the closed switcher: "United States · USD". */
  summary: string;
  options: readonly RadioOption<Market>[];
  value: Market;
  /** The button that goes to the chosen market. */
  submitLabel: string;
  onSubmit: (market: Market) => void;
  /** Opens upwards in the footer, downwards in the top bar, and inside a menu that grows with it. */
  opens?: 'up' | 'down' | 'inside' | undefined;
};

/**
 * The choice of a market, collapsed by native disclosure: keys move the choice, the button goes there. The markets are rendered
 * when it is opened for the first time.
 */
export function MarketSwitcher<Market extends string>({
  legend,
  summary,
  options,
  value,
  submitLabel,
  onSubmit,
  opens = 'up',
}: MarketSwitcherProps<Market>) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [chosen, setChosen] = useState(value);
  const close = () => closeAndReturn(disclosure.current);
  useEffect(() => {
    const root = disclosure.current;
    // In the markup of a server it may have been opened before its scripts were here.
    if (root?.open) setWasOpened(true);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !root?.open) return;
      // It closes the list, not the menu around it.
      event.stopPropagation();
      closeAndReturn(root);
    };
    root?.addEventListener('keydown', onKeyDown);
    return () => root?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    // Open before its scripts came, it differs from what the server rendered.
    <details
      ref={disclosure}
      className={styles.root}
      onToggle={() => {
        setWasOpened(true);
        setChosen(value);
      }}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <IconGlobe size={20} />
        {summary}
        <IconChevronDown size={16} />
      </summary>
      <div className={classNames(styles.panel, opens !== 'up' && styles[opens])}>
        {wasOpened && (
          <>
            <RadioGroup legend={legend} options={options} value={chosen} onChange={setChosen} />
            <Button
              size="s"
              block
              disabled={chosen === value}
              onClick={() => {
                close();
                onSubmit(chosen);
              }}
            >
              {submitLabel}
            </Button>
          </>
        )}
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
