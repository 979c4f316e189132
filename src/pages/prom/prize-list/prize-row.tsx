import type { ReactNode } from 'react';
import { classNames } from '#design-system/foundations/class-names.ts';
import { Button, ImageBox, Inline, Link, Text } from '#design-system/index.ts';
import { useNavigateTo, useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { litShopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import { lastDay, wonWords } from './prize-words.ts';
import * as styles from './prizes.css.ts';
import type { Prize } from './queries.ts';
import { ShipAlone } from './ship-alone.tsx';
import { prizeListText } from './text.ts';

interface PrizeRowProps {
  readonly prize: Prize;
  /** When it was read, epoch ms. */
  readonly now: number;
}

/** A prize that is claimed, or over: one line. */
export function PrizeRow({ prize, now }: PrizeRowProps) {
  const text = useText(prizeListText);
  const { title, image, status } = prize;
  const isOver = status === 'EXPIRED' || status === 'CANCELLED';
  return (
    <article className={classNames(styles.row, image === null && styles.bare)}>
      {image && <ImageBox picture={(isOver ? unlitPicture : litShopPicture)(image)} sizes="96px" rounded />}
      <div className={styles.words}>
        <h2 className={styles.rowTitle}>{title}</h2>
        <Text size="small" tone="muted">
          {wonWords(prize, text, now)}
        </Text>
        <State prize={prize} now={now} />
      </div>
    </article>
  );
}

/** Where it stands, and the way on. */
function State({ prize, now }: PrizeRowProps): ReactNode {
  const text = useText(prizeListText);
  const site = useSite();
  const navigateTo = useNavigateTo();
  const { kind, status, orderNo, coins, coupon, detachable } = prize;
  if (status === 'EXPIRED') return text.missed(lastDay(prize, now));
  if (status === 'CANCELLED') return text.cancelled;
  if (kind === 'COINS') {
    return (
      <Said words={text.coins(coinCount(coins ?? 0, site))}>
        <Link href={href('/coin/center')}>{text.toCoins}</Link>
      </Said>
    );
  }
  if (kind === 'COUPON') return <CouponState coupon={coupon} />;
  const words = status === 'ATTACHED' ? text.attached : status === 'SHIPPED' ? text.sent : text.claimed;
  return (
    <Said words={words}>
      {orderNo !== undefined && <Link href={href('/order/detail', { orderNo })}>{text.order(orderNo)}</Link>}
      {detachable && <ShipAlone prize={prize} onDone={() => navigateTo(href('/prom/prize-list'))} />}
    </Said>
  );
}

function CouponState({ coupon }: { readonly coupon: Prize['coupon'] | undefined }): ReactNode {
  const text = useText(prizeListText);
  if (coupon === undefined || coupon.status === 'EXPIRED' || coupon.status === 'REVOKED') return text.couponOver;
  if (coupon.status === 'USED' || coupon.status === 'LOCKED') return text.couponUsed;
  return (
    <Said words={text.wallet}>
      <Button asChild size="s" tone="outline">
        <Link tone="plain" href={href('/coupon/support-list', { couponId: coupon.couponId })}>
          {text.useCoupon}
        </Link>
      </Button>
    </Said>
  );
}

function Said({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <Inline gap="s" wrap>
      <Text as="span">{words}</Text>
      {children}
    </Inline>
  );
}
