import { Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { priceDetailText } from './text.ts';
import { priceDay } from './price-history.tsx';
import type { PriceDetail } from './step-rows.ts';
import * as styles from './price-detail.css.ts';

const text = priceDetailText.lowest;

/** The lowest price of 30 days with its day, where the law asks for it. */
export function LowestPrice({ priorLowest, steps }: Pick<PriceDetail, 'priorLowest' | 'steps'>) {
  const site = useSite();
  if (!priorLowest) return null;
  const isReduced = steps.some(({ kind }) => kind === 'SALE');
  return (
    <div className={styles.lowest}>
      <div>
        <Text weight="medium">{text.title}</Text>
        <Text size="small" tone="muted">
          {isReduced ? text.beforeReduction : text.untilToday}
        </Text>
      </div>
      <p className={styles.lowestAmount}>
        {formatMoney(priorLowest.amount)}
        {priorLowest.at !== null && (
          <Text as="span" size="small" tone="muted">
            {text.since(priceDay(priorLowest.at, site))}
          </Text>
        )}
      </p>
    </div>
  );
}
