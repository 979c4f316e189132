import { useQuery } from '@tanstack/react-query';
import { orderDetail } from '#src/api/queries/order.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import * as styles from './payment.css.ts';

const sizes = { amount: '96px', summary: '400px' } as const;

interface PaidPictureProps {
  readonly orderNo: string;
  /** Beside the amount on a phone, above the summary on a wide screen. */
  readonly place: keyof typeof sizes;
}

/** The first lamp that is paid for, on in both themes. */
export function PaidPicture({ orderNo, place }: PaidPictureProps) {
  const { data: order } = useQuery(orderDetail(useShop(), orderNo, accessKeyOf(store, orderNo)));
  const image = order?.lines[0]?.image;
  return image && <LitPicture image={{ ...image, alt: '' }} ratio="own" sizes={sizes[place]} className={styles.fill} />;
}
