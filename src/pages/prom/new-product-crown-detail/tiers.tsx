import { useState } from 'react';
import { Button, InlineMessage, Link, RadioCards, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { shipMonthText } from '#rules/ship-months.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { CrowdDetail } from '../parts/crowd-queries.ts';
import * as styles from './crown-detail.css.ts';
import { crowdDetailText } from './text.ts';

type Tier = CrowdDetail['tiers'][number];

interface TiersProps {
  readonly tiers: readonly Tier[];
  /** The goal is reached already. */
  readonly isLate: boolean;
}

/** What can be pledged for, and the one button that does it. */
export function Tiers({ tiers, isLate }: TiersProps) {
  const text = useText(crowdDetailText);
  const open = tiers.filter(({ left }) => left > 0);
  const [chosen, setChosen] = useState<string>();
  const tier = open.find(({ promoItemId }) => promoItemId === chosen) ?? open[0];
  return (
    <>
      <RadioCards
        legend={text.tiers}
        options={tiers.map((each) => ({
          value: each.promoItemId,
          label: each.title,
          note: noteOf(each, text.tier),
          end: formatMoney(each.price),
          disabled: each.left === 0,
        }))}
        value={tier?.promoItemId}
        onChange={setChosen}
      />
      {tier === undefined ? (
        <Text>{text.gone}</Text>
      ) : (
        <div className={styles.words}>
          <Button asChild tone="brand" size="l" block>
            <Link tone="plain" href={href('/order/checkout', { source: 'PLEDGE', itemId: tier.promoItemId })}>
              {(isLate ? text.pledgeLate : text.pledge)(formatMoney(tier.price))}
            </Link>
          </Button>
          <Text size="small" tone="muted">
            {isLate ? text.promiseLate : text.promise} {text.charged}
          </Text>
        </div>
      )}
      <noscript>
        <InlineMessage tone="caution">{text.noScript}</InlineMessage>
      </noscript>
    </>
  );
}

function noteOf({ shipMonth, left, laterPrice }: Tier, text: (typeof crowdDetailText)['tier']): string {
  const month = shipMonthText(shipMonth);
  const stands = left === 0 ? text.gone(month) : text.note(month, left);
  return laterPrice ? `${stands} · ${text.later(formatMoney(laterPrice))}` : stands;
}
