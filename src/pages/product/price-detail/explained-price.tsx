import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Breadcrumbs, Container, Heading, Stack, Text, Waterfall } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { formatMoney } from '#rules/money.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { useSite } from '#src/actors/use-actors.ts';
import { useFollowUp } from '#src/hooks/use-follow-up.ts';
import { href } from '#src/routing/href.ts';
import { outdated } from '#src/widgets/page.css.ts';
import { priceDetailText as text } from './text.ts';
import { Added } from '../parts/purchase/added.tsx';
import { usePurchase } from '../parts/purchase/purchase.ts';
import { LowestPrice } from './lowest-price.tsx';
import type { PriceChoice } from './price-choice.ts';
import { PriceActions } from './price-actions.tsx';
import { PriceHistory } from './price-history.tsx';
import { PricedProduct } from './priced-product.tsx';
import { stepRows, stepTotal, type PriceDetail } from './step-rows.ts';
import * as styles from './price-detail.css.ts';

const PriceDiscounts = lazy(() =>
  import('./price-discounts.tsx').then((module) => ({ default: module.PriceDiscounts })),
);

interface ExplainedPriceProps {
  readonly detail: PriceDetail;
  /** The number of pieces that the address names. */
  readonly requestedQuantity: number;
  /** Their sum is on its way, and another one is shown. */
  readonly isOutdated: boolean;
  readonly isPlain: boolean;
  readonly onQuantity: (quantity: number) => void;
  /** The coupons and the coins that the price is counted with. */
  readonly choice: PriceChoice;
  readonly onChoice: (choice: PriceChoice) => void;
}

/** A price from the list price to what is paid, what it was before, and the way to buy it. */
export function ExplainedPrice({
  detail,
  requestedQuantity,
  isOutdated,
  isPlain,
  onQuantity,
  choice,
  onChoice,
}: ExplainedPriceProps) {
  const site = useSite();
  const { spu, sku, title, image, options, unit, suit } = detail;
  // The number that was pressed stands at once; the address, and with it the sum, follow behind that render.
  const [pressed, setPressed] = useState(requestedQuantity);
  const follow = useFollowUp(onQuantity);
  const quantity = Math.min(pressed, Math.max(1, detail.maxQuantity));
  const latest = useRef(quantity);
  useEffect(() => {
    latest.current = quantity;
  }, [quantity]);
  const purchase = usePurchase(detail, () => ({ sku, quantity: latest.current }));
  const choose = (next: number) => {
    latest.current = next;
    setPressed(next);
    follow(next);
  };
  // The server renders in one go: it has no code that comes late.
  const isHydrated = useHydrated();
  return (
    <Container className={styles.page}>
      <Stack gap="l">
        <Breadcrumbs
          label={text.trail}
          trail={[
            { href: href('/home'), label: text.home },
            suit
              ? { href: href('/prom/suit-detail', { suitId: suit.suitId }), label: suit.title }
              : { href: href('/product-detail', { spu, sku }), label: title },
          ]}
          current={text.heading}
        />
        <Heading level={1}>{text.heading}</Heading>
        <div className={styles.split}>
          <PricedProduct detail={detail} quantity={quantity} onQuantity={choose} />
          <div className={styles.sum}>
            <div className={classNames(isOutdated && outdated)} aria-busy={isOutdated}>
              <Waterfall
                label={text.steps}
                rows={stepRows(detail, site)}
                total={stepTotal(detail, site)}
                action={<PriceActions detail={detail} quantity={quantity} purchase={purchase} isPlain={isPlain} />}
              />
            </div>
            {isPlain && isHydrated && detail.coupons && (
              <ErrorBoundary quiet onError={remoteLog.pageError}>
                <Suspense fallback={null}>
                  <PriceDiscounts coupons={detail.coupons} coins={detail.coins} choice={choice} onChoice={onChoice} />
                </Suspense>
              </ErrorBoundary>
            )}
            {!suit && <LowestPrice priorLowest={detail.priorLowest} steps={detail.steps} />}
            {detail.coinsToEarn > 0 && (
              <Text tone="muted" className={styles.note}>
                {text.coinsToEarn(detail.coinsToEarn)}
              </Text>
            )}
            {!suit && <PriceHistory history={detail.history} asOf={detail.asOf} />}
          </div>
        </div>
      </Stack>
      <Added itemOf={() => ({ title, image, options, price: { now: formatMoney(unit) } })} purchase={purchase} />
    </Container>
  );
}
