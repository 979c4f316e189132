import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, ImageBox, Link, type TimetableOffer } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { productText } from '#src/text/product.ts';
import { QuickAdd } from '#src/widgets/add-to-cart.tsx';
import { priceParts } from '#src/widgets/price-parts.ts';
import { shopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { checkoutOf } from '../parts/promotion-checkout.ts';
import { RemindButton } from '../parts/remind-button.tsx';
import * as styles from './flash.css.ts';
import { claimedPercent, limitText, productOf } from './item-parts.ts';
import type { FlashItem } from './queries.ts';
import { flashSaleText } from './text.ts';

const RemindForm = lazy(() => import('../parts/remind-form.tsx').then((module) => ({ default: module.RemindForm })));

interface OffersOptions {
  readonly onMoved: () => void;
  /** When the shown session begins, in words. */
  readonly startsAt: string;
}

/** The rows of a session, and the dialog that asks a guest for an address. */
export function useOffers({ onMoved, startsAt }: OffersOptions): {
  readonly offerOf: (item: FlashItem) => TimetableOffer;
  readonly dialog: ReactNode;
} {
  const text = useText(flashSaleText);
  const [asking, setAsking] = useState<FlashItem>();
  const [askedIds, setAskedIds] = useState<readonly string[]>([]);
  const offerOf = (item: FlashItem): TimetableOffer => {
    const { card, promoPrice, plainPrice, state } = item;
    const isOver = state === 'ENDED';
    return {
      id: item.promoItemId,
      title: card.title,
      href: productOf(item),
      picture: <RowPicture item={item} />,
      price: isOver ? { now: formatMoney(promoPrice.sale) } : priceParts(promoPrice),
      discount:
        !isOver && promoPrice.list && promoPrice.discountPct !== null
          ? productText.percentOff(promoPrice.discountPct)
          : undefined,
      sold: state === 'LIVE' ? soldPart(item, text) : undefined,
      note: {
        LIVE: limitText(item, text),
        UPCOMING: text.from(startsAt),
        SOLD_OUT: text.soldOut,
        ENDED: text.ended(formatMoney(plainPrice)),
      }[state],
      action: (
        <RowAction
          item={item}
          isAsked={item.reminded || askedIds.includes(item.promoItemId)}
          onAsk={() => setAsking(item)}
          onMoved={onMoved}
        />
      ),
    };
  };
  const dialog = asking && (
    <ErrorBoundary onError={remoteLog.pageError}>
      <Suspense fallback={null}>
        <RemindForm
          subject={{ promoItemId: asking.promoItemId }}
          title={asking.card.title}
          onClose={() => setAsking(undefined)}
          onSent={() => {
            setAskedIds([...askedIds, asking.promoItemId]);
            setAsking(undefined);
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
  return { offerOf, dialog };
}

function soldPart(item: FlashItem, text: typeof flashSaleText): TimetableOffer['sold'] {
  const value = claimedPercent(item);
  return value === undefined ? undefined : { value, label: text.claimedOf(item.card.title), text: text.claimed(value) };
}

function RowPicture({ item: { card, state } }: { item: FlashItem }) {
  const picture = state === 'SOLD_OUT' ? unlitPicture(card.image) : shopPicture(card.image);
  return <ImageBox picture={{ ...picture, alt: '' }} sizes="96px" />;
}

interface RowActionProps {
  readonly item: FlashItem;
  /** A mail is on its way, as far as this page knows. */
  readonly isAsked: boolean;
  /** A guest asks for a mail and has to say where to. */
  readonly onAsk: () => void;
  readonly onMoved: () => void;
}

function RowAction({ item, isAsked, onAsk, onMoved }: RowActionProps) {
  const text = useText(flashSaleText);
  const { card, sku, state, promoPrice, perUserLimit, myBought } = item;
  if (state === 'UPCOMING') {
    return (
      <RemindButton
        subject={{ promoItemId: item.promoItemId }}
        title={card.title}
        isAsked={isAsked}
        onAsk={onAsk}
        onMoved={onMoved}
      />
    );
  }
  if (state === 'SOLD_OUT') {
    return (
      <Button asChild size="s" tone="outline">
        <Link href="#similar" tone="plain" aria-label={text.similarOf(card.title)}>
          {text.similar}
        </Link>
      </Button>
    );
  }
  if (state === 'ENDED' || (perUserLimit !== null && myBought >= perUserLimit)) return null;
  return (
    <span className={styles.action}>
      <span className={styles.add}>
        <QuickAdd spu={card.spu} sku={sku} title={card.title} promotion={promoPrice.promotion} />
      </span>
      <Button asChild size="s" tone="outline">
        <Link href={checkoutOf(sku, promoPrice)} tone="plain" aria-label={text.buyOf(card.title)}>
          {text.buy}
        </Link>
      </Button>
    </span>
  );
}
