import { useState } from 'react';
import { Button, Container, Heading, IconShare, InlineMessage, Slider, Text } from '#design-system/index.ts';
import { mostCompared } from '#rules/compare.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { dropCompared } from '#src/storage/compared.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useShareLink } from '#src/widgets/use-share-link.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { Column } from './compared.ts';
import { LitLamp } from './lit-lamp.tsx';
import { MoreLamps } from './more-lamps.tsx';
import { compareText as text } from './text.ts';
import * as styles from './compare.css.ts';

interface ComparisonProps {
  /** At least one. */
  readonly columns: readonly Column[];
  /** The address names more than are shown. */
  readonly isCut: boolean;
}

/** From darkness to the brightest in so many steps, each a round number of lumens. */
const steps = 40;

function stepOf(most: number): number {
  const least = most / steps;
  const unit = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, unit * ([1, 2, 5].find((each) => each * unit >= least) ?? 10));
}

/** Lamps side by side, their light set together. */
export function Comparison({ columns, isCut }: ComparisonProps) {
  const site = useSite();
  const share = useShareLink();
  const lit = columns.flatMap(({ lamp }) => (lamp?.light && lamp.variant.relit && lamp.variant.lumens) ?? []);
  const most = Math.max(0, ...lit);
  const [need, setNeed] = useState<number>();
  const [isApproached, setApproached] = useState(false);
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const shown = Math.min(need ?? top, top);
  return (
    <Container className={styles.page}>
      <header className={styles.heading}>
        <Heading level={1} tabIndex={-1}>
          {text.title}
        </Heading>
        <Button
          tone="quiet"
          size="s"
          flush
          className={styles.share}
          onClick={() => share({ title: document.title, url: window.location.href, copied: text.copied })}
        >
          <IconShare size={20} />
          {text.share}
        </Button>
        {lit.length > 1 && <Text className={styles.lead}>{text.lead}</Text>}
        {columns.length === 1 && <Text className={styles.lead}>{text.alone}</Text>}
        {isCut && <InlineMessage tone="info">{text.cut}</InlineMessage>}
      </header>
      {lit.length > 0 && (
        <div
          className={styles.slider}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setApproached(true)}
          onPointerDown={() => setApproached(true)}
          onFocus={() => setApproached(true)}
        >
          <Slider
            label={text.slider}
            min={0}
            max={top}
            step={step}
            value={shown}
            onChange={setNeed}
            format={(value) => (value === 0 ? text.off : text.lumens(coinCount(value, site)))}
          />
        </div>
      )}
      <div className={styles.scroller}>
        <ComparisonTable
          columns={columns}
          light={(lamp) => <LitLamp lamp={lamp} need={shown} first={top} most={most} isApproached={isApproached} />}
          onRemove={dropCompared}
        />
      </div>
      {columns.length < mostCompared && <MoreLamps columns={columns} />}
    </Container>
  );
}
