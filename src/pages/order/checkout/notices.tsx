import { Banner, Button } from '#design-system/index.ts';
import { selectIsUnquoted, selectIsUnsure, selectNotice } from '#machines/checkout/selectors.ts';
import { formatMoney, type Currency } from '#rules/money.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { obstaclesOf } from '#src/actors/checkout/obstacles.ts';
import type { CheckoutActor } from '#src/actors/checkout/checkout-actor.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { OfflineBanner } from '#src/widgets/offline-banner.tsx';
import { checkoutText as text } from './text.ts';

interface NoticesProps {
  readonly actor: CheckoutActor;
  readonly quote: Quote | undefined;
}

/** What stands over the form: what changed, what is missing, what is unknown. */
export function Notices({ actor, quote }: NoticesProps) {
  const retry = () => actor.send({ type: 'checkout.retry' });
  const notice = useActorValue(actor, selectNotice, null);
  const isUnquoted = useActorValue(actor, selectIsUnquoted, false);
  const isUnsure = useActorValue(actor, selectIsUnsure, false);
  const currency: Currency = quote?.totals.grandTotal.currency ?? 'USD';
  const amountText = ({ amount }: { readonly amount: number }) => formatMoney({ amount, currency });
  const obstacles = quote === undefined ? [] : obstaclesOf(quote);
  const general = obstacles.filter(({ key }) => key === undefined);
  return (
    <>
      <OfflineBanner>{text.offline}</OfflineBanner>
      {notice && (
        <Banner
          tone="caution"
          title={text.notice.title}
          dismiss={{ label: text.notice.dismiss, onDismiss: () => actor.send({ type: 'checkout.dismissNotice' }) }}
        >
          {text.notice.body(amountText(notice.was), amountText(notice.now))}
        </Banner>
      )}
      {obstacles.length > 0 && (
        <Banner tone="caution" title={quote?.exchange ? text.exchange.problems : text.problems}>
          {general.map(({ message }) => message).join(' ')}
        </Banner>
      )}
      {quote?.placeNotes && <Banner tone="info">{quote.placeNotes.join(' ')}</Banner>}
      {isUnquoted && (
        <Banner
          tone="critical"
          action={
            <Button tone="outline" size="s" onClick={retry}>
              {text.unquoted.retry}
            </Button>
          }
        >
          {text.unquoted.body}
        </Banner>
      )}
      {isUnsure && (
        <Banner
          tone="critical"
          title={text.unsure.title}
          action={
            <Button tone="outline" size="s" onClick={retry}>
              {text.unsure.retry}
            </Button>
          }
        >
          {text.unsure.body}
        </Banner>
      )}
    </>
  );
}
