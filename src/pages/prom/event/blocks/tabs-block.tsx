import { useState } from 'react';
import { Link, SectionHeader, Tabs } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import type { components } from '#openapi/types.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { BlockSection } from '#src/blocks/kinds/block-section.tsx';
import { href } from '#src/routing/href.ts';
import { ShopProductCard } from '#src/widgets/shop-product-card.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { eventText } from '../text.ts';
import * as styles from './blocks.css.ts';

type Pick = components['schemas']['ProductPick'];
type Tab = PropsOf<'TABS', 1>['data']['tabs'][number];

/** Where all products of a pick are; nowhere where they were named one by one. */
function addressOf(pick: Pick): string | undefined {
  if ('collection' in pick) return href('/collections', { handle: pick.collection });
  if ('category' in pick) return href('/collections', { categoryId: pick.category });
  if ('promotion' in pick) return href('/prom/flash-sale');
  return 'sort' in pick ? href('/home/search', { sort: pick.sort }) : undefined;
}

/** Products of the event by kind, one kind in view. */
export function TabsBlock({ id, section, data: { title, tabs } }: PropsOf<'TABS', 1>) {
  const text = useText(eventText);
  const [chosen, choose] = useState('0');
  const current = Number(chosen) < tabs.length ? chosen : '0';
  return (
    <BlockSection id={id} section={section}>
      <SectionHeader id={id} title={title} />
      <Tabs
        label={text.tabs}
        value={current}
        onChange={choose}
        items={tabs.map((tab, index) => ({
          value: String(index),
          label: tab.label,
          panel: <Panel tab={tab} isMirrored={index % 2 === 1} />,
        }))}
      />
      {/* The first kind is in view. */}
      <noscript>
        <ul>
          {tabs.slice(1).map(({ label, pick }) => (
            <li key={label}>
              <Link href={addressOf(pick) ?? href('/collections')}>{text.all(label)}</Link>
            </li>
          ))}
        </ul>
      </noscript>
    </BlockSection>
  );
}

/** Numbers of products that fill the rows with a large one among them; others are all of one size. */
const withLarge: ReadonlySet<number> = new Set([3, 5]);

/** A large card and small ones beside it, now on this side and now on the other. */
function Panel({ tab: { label, pick, products }, isMirrored }: { tab: Tab; isMirrored: boolean }) {
  const text = useText(eventText);
  const address = addressOf(pick);
  const hasLarge = withLarge.has(products.length);
  return (
    <>
      <ul className={styles.cards}>
        {products.map((product, index) => {
          const isLarge = hasLarge && index === 0;
          return (
            <li
              key={product.spu}
              className={isLarge ? classNames(styles.large, isMirrored && styles.mirrored) : undefined}
            >
              <ShopProductCard product={product} isLarge={isLarge} headingLevel={3} />
            </li>
          );
        })}
      </ul>
      {address !== undefined && (
        <p className={styles.more}>
          <Link href={address}>{text.all(label)}</Link>
        </p>
      )}
    </>
  );
}
