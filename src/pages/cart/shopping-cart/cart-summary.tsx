import { Banner, Heading, Panel, Stack, Text, VisuallyHidden } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { shoppingCartText as text } from './text.ts';
import { totalsText } from '#src/text/totals.ts';
import { TotalsSummary } from '#src/widgets/totals-summary.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import * as styles from '#src/widgets/page.css.ts';
import type { CartView } from './cart-rows.ts';
import { FreeShipping } from './free-shipping.tsx';

const CouponHint = lazy(() => import('./coupon-hint.tsx').then((module) => ({ default: module.CouponHint })));

interface CartSummaryProps {
  readonly view: CartView | undefined;
  readonly isRefreshing: boolean;
  readonly isOnline: boolean;
  /** The button, its place on wide screens. */
  readonly children: ReactNode;
}

export function CartSummary({ view, isRefreshing, isOnline, children }: CartSummaryProps) {
  const spokenTotal = isRefreshing || !view ? text.refreshing : text.totalIs(formatMoney(view.totals.goodsTotal));
  return (
    <Panel as="section" sticky aria-labelledby="cart-summary">
      <Stack gap="l">
        <Heading level={2} look={4} id="cart-summary">
          {text.summary}
        </Heading>
        {!isOnline && (
          <Banner tone="caution" title={text.offline.title}>
            {text.offline.body}
          </Banner>
        )}
        {isOnline && view && (
          <div className={isRefreshing ? styles.outdated : undefined} aria-busy={isRefreshing}>
            <Stack gap="l">
              <FreeShipping {...view.freeShipping} />
              {(view.couponFit ?? view.couponHint) && (
                <ErrorBoundary quiet onError={remoteLog.pageError}>
                  <Suspense fallback={null}>
                    <CouponHint fit={view.couponFit} hint={view.couponHint} />
                  </Suspense>
                </ErrorBoundary>
              )}
              <TotalsSummary
                totals={view.totals}
                label={totalsText.estimatedTotal}
                sum={view.totals.goodsTotal}
                notYet={{ shipping: totalsText.atCheckout, tax: totalsText.atCheckout }}
              />
            </Stack>
          </div>
        )}
        <div className={styles.wideOnly}>{children}</div>
        {view && !view.lines.some(({ selected }) => selected) && (
          <Text size="small" tone="muted">
            {text.nothingSelected}
          </Text>
        )}
        <VisuallyHidden>
          <span role="status">{isOnline && spokenTotal}</span>
        </VisuallyHidden>
      </Stack>
    </Panel>
  );
}
