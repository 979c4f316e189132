import { Link, SkeletonText, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { checkoutText } from '../../text/checkout.ts';

/** The coins that a member lacks for an exchange; 0 where there are enough, and for every other order. */
export function missingCoins({ exchange, coins }: Pick<Quote, 'exchange' | 'coins'>): number {
  return exchange === undefined ? 0 : Math.max(0, exchange.cost - coins.balance);
}

/** What pays for an exchange: coins, and nothing beside them. */
export function CoinPayment({ quote }: { quote: Quote | undefined }) {
  return (
    <TitledSection title={checkoutText.payment.title}>
      {quote?.exchange === undefined ? <SkeletonText lines={2} /> : <Coins quote={quote} cost={quote.exchange.cost} />}
    </TitledSection>
  );
}

function Coins({ quote, cost }: { quote: Quote; cost: number }) {
  const site = useSite();
  const text = checkoutText.exchange;
  const counts = [coinCount(cost, site), coinCount(quote.coins.balance, site)] as const;
  if (missingCoins(quote) === 0) return <Text tone="muted">{text.paid(...counts)}</Text>;
  return (
    <Text tone="muted">
      {text.short(...counts)} <Link href={href('/coin/center')}>{text.earn}</Link>
    </Text>
  );
}
