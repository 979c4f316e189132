import { useQuery } from '@tanstack/react-query';
import { orderDetail } from '#src/api/queries/order.ts';
import type { PageModule } from '#src/routing/page.ts';
import { revokeText as text } from '#src/text/revoke.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AboutOrder } from '../../../widgets/order-access/about-order.tsx';
import { OrderGate } from '../../../widgets/order-access/order-gate.tsx';
import { OrderWaiting } from '../../../widgets/order-access/order-waiting.tsx';
import * as styles from '#src/widgets/page.css.ts';
import { useOrderGate } from '../../../widgets/order-access/use-order-gate.ts';
import { WhichOrder } from '../../../widgets/order-access/which-order.tsx';
import { latePart } from '#src/widgets/late-part.tsx';

// With its machine, which would weigh on the first load; the order is asked for meanwhile.
const Revoke = latePart(() => import('./revoke.tsx').then((module) => module.Revoke), <OrderWaiting />);

export default function RevokePage() {
  const orderNo = usePlace().query.get('orderNo') ?? '';
  return (
    <div className={styles.page}>
      {orderNo === '' ? <WhichOrder {...text.which} /> : <OneOrder key={orderNo} orderNo={orderNo} />}
    </div>
  );
}

function OneOrder({ orderNo }: { orderNo: string }) {
  const gate = useOrderGate(orderNo);
  const found = useQuery({ ...orderDetail(useShop(), orderNo, gate.access), enabled: gate.isOpen });
  const { data: order, error, refetch, dataUpdatedAt } = found;

  if (!order) return <OrderGate gate={gate} error={error} retry={refetch} />;
  return (
    <AboutOrder orderNo={orderNo} site={order.site} back={text.backToOrder} readAt={dataUpdatedAt}>
      <Revoke order={order} access={gate.access} />
    </AboutOrder>
  );
}

export const head: PageModule['head'] = (_data, _shop, { query }) =>
  query.get('mode') === 'WITHDRAW' ? { title: text.withdrawTitle } : {};
