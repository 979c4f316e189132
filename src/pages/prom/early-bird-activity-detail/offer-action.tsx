import { Button, clockFormat, Link, Text } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { QuickAdd } from '#src/widgets/add-to-cart.tsx';
import { Deadline } from '#src/widgets/deadline.tsx';
import { useLaunchAccess } from '#src/widgets/launches/use-launch-access.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { EarlyBird } from '../parts/early-bird-queries.ts';
import { checkoutOf } from '../parts/promotion-checkout.ts';
import { Remind } from '../parts/remind.tsx';
import * as styles from './detail.css.ts';
import { earlyBirdDetailText } from './text.ts';

interface OfferActionProps {
  readonly offer: EarlyBird;
  readonly onMoved: () => void;
}

/** What can be done: buy, be reminded, or see the product at its plain price. */
export function OfferAction({ offer, onMoved }: OfferActionProps) {
  const text = useText(earlyBirdDetailText);
  const { state, card, plainPrice } = offer;
  if (state === 'COMING') {
    const subject = { promoItemId: offer.ladder[0]?.promoItemId ?? '' };
    return <Remind subject={subject} title={card.title} isReminded={offer.reminded} onMoved={onMoved} />;
  }
  if (state === 'LIVE') return card.launch ? <Early offer={offer} opens={card.launch.time} /> : <Buy offer={offer} />;
  return (
    <Button asChild tone="outline" block>
      <Link tone="plain" href={href('/product-detail', { spu: card.spu, sku: card.sku })}>
        {text.see(formatMoney(plainPrice))}
      </Link>
    </Button>
  );
}

function Buy({ offer: { card, price } }: { offer: EarlyBird }) {
  const text = useText(earlyBirdDetailText);
  return (
    <div className={styles.buttons}>
      <Button asChild tone="brand" size="l" block>
        <Link href={checkoutOf(card.sku, price)} tone="plain">
          {text.buy(formatMoney(price.sale))}
        </Link>
      </Button>
      <QuickAdd spu={card.spu} sku={card.sku} title={card.title} promotion={price.promotion} />
    </div>
  );
}

/** A product that is not out for everybody: higher levels buy it first. @param opens epoch ms, when it is out */
function Early({ offer, opens }: { offer: EarlyBird; opens: number }) {
  const text = useText(earlyBirdDetailText);
  const site = useSite();
  const { state, opensTime, look } = useLaunchAccess(opens);
  if (state !== 'COMING') return <Buy offer={offer} />;
  return (
    <div className={styles.facts}>
      <Text>{text.locked(deadlineText(opensTime, site))}</Text>
      <Deadline calm until={opensTime} format={clockFormat} label={text.timeToGo} onEnd={look} />
      <Link href={href('/account/su-center')}>{text.levels}</Link>
    </div>
  );
}
