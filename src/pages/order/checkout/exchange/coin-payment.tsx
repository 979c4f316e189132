import { ArtSignedOut, Link, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { exchangeText as text } from './text.ts';
import { missingCoins } from './missing-coins.ts';

/** What pays for an exchange: coins, and nothing beside them. */
export function CoinPayment({ quote, cost }: { quote: Quote; cost: number }) {
  const site = useSite();
  const counts = [coinCount(cost, site), coinCount(quote.coins.balance, site)] as const;
  if (missingCoins(quote) === 0) return <Text tone="muted">{text.paid(...counts)}</Text>;
  return (
    <Text tone="muted">
      {text.short(...counts)} <Link href={href('/coin/center')}>{text.earn}</Link>
    </Text>
  );
}

/** The offer ended, or there never was one. */
export function NothingToExchange() {
  return <MessagePage {...text.gone} href={href('/coin/center')} />;
}

/** Only members have coins to exchange; comes back here after the log-in. */
export function LogInFirst() {
  const { path, query } = usePlace();
  const redirect = `${path}?${query.toString()}`;
  return <MessagePage {...text.signedOut} art={<ArtSignedOut />} href={href('/account/login', { redirect })} />;
}
