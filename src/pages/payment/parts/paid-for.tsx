import { useQuery } from '@tanstack/react-query';
import { orderDetail } from '#src/api/queries/order.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import * as styles from './payment.css.ts';

interface PaidForProps {
  readonly orderNo: string;
  /** Beside the amount on a phone, above the summary on a wide screen. */
  readonly place: 'amount' | 'summary';
}

/** The first lamp that is paid for, on in both themes. Its place is there before the order has come. */
export function PaidFor({ orderNo, place }: PaidForProps) {
  const { data: order } = useQuery(orderDetail(useShop(), orderNo, accessKeyOf(store, orderNo)));
  const image = order?.lines[0]?.image;
  return (
    <div className={styles.paidFor[place]}>
      {image && <LitPicture image={{ ...image, alt: '' }} ratio="own" sizes={sizes[place]} className={styles.fill} />}
    </div>
  );
}

const sizes = { amount: '96px', summary: '400px' } as const;
