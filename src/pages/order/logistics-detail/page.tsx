import { useQuery } from '@tanstack/react-query';
import { Stack, TabLinks } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { orderDetail } from '#src/api/queries/order.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { inSpelling } from '#src/text/in-spelling.ts';
import * as columns from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { AboutOrder } from '../../../widgets/order-access/about-order.tsx';
import { OrderGate } from '../../../widgets/order-access/order-gate.tsx';
import { useOrderGate } from '../../../widgets/order-access/use-order-gate.ts';
import { WhichOrder } from '../../../widgets/order-access/which-order.tsx';
import { AddressLines } from '../parts/address-lines.tsx';
import { ParcelHead } from './parcel-head.tsx';
import { ParcelItems } from './parcel-items.tsx';
import { ParcelPicture } from './parcel-picture.tsx';
import { pauseBefore } from './parcel-way.ts';
import { ParcelEvents } from '../parts/parcel/parcel-events.tsx';
import { ParcelFacts } from '../parts/parcel/parcel-facts.tsx';
import { logisticsText } from './text.ts';

/** The last thing on the page: nothing moves when it comes. */
const ParcelHelp = latePart(() => import('./parcel-help.tsx').then((module) => module.ParcelHelp));

export default function LogisticsDetailPage() {
  const { query } = usePlace();
  const orderNo = query.get('orderNo') ?? '';
  const text = useText(logisticsText);
  return (
    <div className={styles.page}>
      {orderNo === '' ? (
        <WhichOrder {...text.which} />
      ) : (
        <Tracking key={orderNo} orderNo={orderNo} shipmentId={query.get('shipmentId')} />
      )}
    </div>
  );
}

interface TrackingProps {
  readonly orderNo: string;
  /** The first parcel without it. */
  readonly shipmentId: string | null;
}

/** Where a parcel is and how it came there. It asks again by itself while somebody looks, less and less often. */
function Tracking({ orderNo, shipmentId }: TrackingProps) {
  const gate = useOrderGate(orderNo);
  const found = useQuery({
    ...orderDetail(useShop(), orderNo, gate.access),
    enabled: gate.isOpen,
    refetchInterval: ({ state }) => pauseBefore(state.data, state.dataUpdateCount),
  });
  const { data: order, error, refetch, dataUpdatedAt } = found;
  if (!order) return <OrderGate gate={gate} error={error} retry={refetch} />;
  const { shipments, site } = order;
  const text = inSpelling(logisticsText, site);
  const shipment = shipments.find(({ id }) => id === shipmentId) ?? shipments[0];
  return (
    <AboutOrder orderNo={orderNo} site={site} back={text.backToOrder} readAt={dataUpdatedAt}>
      <Stack gap="l">
        {shipments.length > 1 && (
          <TabLinks
            label={text.parcels}
            tabs={shipments.map(({ id }, index) => ({
              href: href('/order/logistics-detail', { orderNo, shipmentId: id }),
              label: text.parcel(index + 1),
              current: id === shipment?.id,
            }))}
          />
        )}
        <ParcelHead order={order} shipment={shipment} />
      </Stack>
      <div className={columns.withSummary}>
        <Stack gap="xl">
          {shipment && (
            <TitledSection title={text.events}>
              <ParcelEvents shipment={shipment} />
            </TitledSection>
          )}
          <ParcelItems order={order} shipment={shipment} />
        </Stack>
        <Stack gap="xl">
          <ParcelPicture order={order} shipment={shipment} className={styles.wideOnly} />
          {shipment && (
            <TitledSection title={text.title}>
              <ParcelFacts shipment={shipment} />
            </TitledSection>
          )}
          <TitledSection title={text.address}>
            <AddressLines lines={order.shippingAddress} />
          </TitledSection>
          <ParcelHelp
            orderNo={orderNo}
            isDelivered={shipment?.status === 'DELIVERED'}
            canClaim={order.actions.includes('RMA')}
            protection={order.protection}
          />
        </Stack>
      </div>
    </AboutOrder>
  );
}
