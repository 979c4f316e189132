import { Heading, Inline, Link, Panel, SkeletonText, Stack, Text, VisuallyHidden } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { checkoutText as text } from './text.ts';
import { totalsText } from '#src/text/totals.ts';
import { TotalsSummary } from '#src/widgets/totals-summary.tsx';
import type { ReactNode } from 'react';
import * as styles from '#src/widgets/page.css.ts';
import { href } from '#src/routing/href.ts';

interface SummaryProps {
  readonly quote: Quote | undefined;
  readonly isQuoting: boolean;
  /** Added tax depends on the region; before that the total is without it. */
  readonly isTaxKnown: boolean;
  readonly items: ReactNode;
  /** The way back to where they can be changed. */
  readonly edit: ReactNode;
  /** The button, its place on wide screens. */
  readonly children: ReactNode;
}

export function Summary({ quote, isQuoting, isTaxKnown, items, edit, children }: SummaryProps) {
  return (
    <Panel as="section" sticky aria-labelledby="checkout-summary">
      <Stack gap="l">
        <Inline justify="between" align="baseline" wrap>
          <Heading level={2} look={4} id="checkout-summary">
            {text.summary}
          </Heading>
          {edit}
        </Inline>
        {items}
        {quote === undefined ? (
          <SkeletonText lines={4} />
        ) : (
          <div className={isQuoting ? styles.outdated : undefined} aria-busy={isQuoting}>
            <TotalsSummary
              totals={quote.totals}
              label={totalsText.total}
              sum={quote.totals.grandTotal}
              notYet={isTaxKnown ? {} : { tax: totalsText.byAddress }}
            />
          </div>
        )}
        <VisuallyHidden>
          <span role="status">
            {isQuoting || !quote ? text.updating : text.totalIs(formatMoney(quote.totals.grandTotal))}
          </span>
        </VisuallyHidden>
        <div className={styles.wideOnly}>{children}</div>
        <Text size="caption" tone="muted">
          {text.legal.before}
          <Link href={href('/support/policy', { key: 'terms' })}>{text.legal.terms}</Link>
          {text.legal.and}
          <Link href={href('/support/return-policy')}>{text.legal.returns}</Link>
          {text.legal.after}
        </Text>
      </Stack>
    </Panel>
  );
}
