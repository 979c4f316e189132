import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, Inline, Link } from '#design-system/index.ts';
import { useDialogTurn } from '#src/actors/dialogs/use-dialogs.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { newerCoupon } from '#src/api/queries/coupon.ts';
import { href } from '#src/routing/href.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponCondition, couponWorth } from '#src/widgets/coupon-words.ts';
import { useText } from '#src/widgets/use-text.ts';
import { newerCouponText } from './newer-coupon-text.ts';

/** The dialog with the coupon for new members, when it is its turn among the dialogs. */
export function NewerCoupon() {
  const text = useText(newerCouponText);
  const words = useText(couponText);
  const shop = useShop();
  const [isClosed, setIsClosed] = useState(false);
  const { data } = useQuery(newerCoupon(shop));
  const offer = !isClosed && data?.show === true ? data.template : null;
  const isShown = useDialogTurn(offer !== null);
  useEffect(() => {
    if (isShown) store.write(stored.newerCouponDialogSeen, true);
  }, [isShown]);
  if (!offer) return null;
  const { terms, validDays } = offer;
  return (
    <Modal
      open={isShown}
      title={text.title(couponWorth(terms, words))}
      description={text.body(couponCondition(terms, words), words.goodFor(validDays ?? 1))}
      closeLabel={text.later}
      onOpenChange={(isOpen) => !isOpen && setIsClosed(true)}
      footer={
        <Inline gap="m" wrap>
          <Button asChild tone="brand">
            <Link href={href('/account/signUp', { redirect: href('/coupon/list') })} tone="plain">
              {text.join}
            </Link>
          </Button>
          <Button tone="outline" onClick={() => setIsClosed(true)}>
            {text.later}
          </Button>
        </Inline>
      }
    />
  );
}
