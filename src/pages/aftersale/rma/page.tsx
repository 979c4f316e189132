import { useQuery } from '@tanstack/react-query';
import { ArtTimeOver, Button, EmptyState, Link } from '#design-system/index.ts';
import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import * as styles from '#src/widgets/page.css.ts';
import { AboutOrder } from '../../../widgets/order-access/about-order.tsx';
import { GuestOrders } from '../../../widgets/order-access/guest-orders.tsx';
import { OrderGate } from '../../../widgets/order-access/order-gate.tsx';
import { OrderWaiting } from '../../../widgets/order-access/order-waiting.tsx';
import { useOrderGate } from '../../../widgets/order-access/use-order-gate.ts';
import { rmaDetail, rmaEligibility } from './queries.ts';
import { pauseBefore } from './label-pause.ts';
import { RmaList } from './rma-list.tsx';
import { rmaText as text } from './text.ts';
import { returnScene } from '#src/widgets/scene-picture/scenes.ts';
import { latePart } from '#src/widgets/late-part.tsx';

// Apart, for nobody needs all of them; what they show is asked for meanwhile.
const RmaDetail = latePart(() => import('./rma-detail.tsx').then((module) => module.RmaDetail), <OrderWaiting />);
const RmaWizard = latePart(() => import('./rma-wizard.tsx').then((module) => module.RmaWizard), <OrderWaiting />);

export default function RmaPage() {
  const { query } = usePlace();
  const orderNo = query.get('orderNo');
  const rmaNo = query.get('rmaNo');
  return (
    <div className={styles.page}>
      {orderNo === null && <Requests pageNo={Number(query.get('pageNo') ?? 1)} />}
      {orderNo !== null && rmaNo === null && <NewRequest key={orderNo} orderNo={orderNo} />}
      {orderNo !== null && rmaNo !== null && <OneRequest key={rmaNo} orderNo={orderNo} rmaNo={rmaNo} />}
    </div>
  );
}

function Requests({ pageNo }: { pageNo: number }) {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isResolving) return <OrderWaiting />;
  if (!isMember) return <GuestOrders {...text.guest} scene={returnScene} />;
  return <RmaList pageNo={Number.isInteger(pageNo) && pageNo > 0 ? pageNo : 1} />;
}

function NewRequest({ orderNo }: { orderNo: string }) {
  const gate = useOrderGate(orderNo);
  const found = useQuery({ ...rmaEligibility(useShop(), orderNo, gate.access), enabled: gate.isOpen });
  const { data, error, refetch, dataUpdatedAt } = found;
  if (!data) return <OrderGate gate={gate} error={error} retry={refetch} />;
  const isPossible = data.lines.some(
    ({ openRmaNo, types }) => openRmaNo !== undefined || types.some(({ why }) => why === undefined),
  );
  return (
    <AboutOrder orderNo={orderNo} site={data.site} back={text.backToOrder} readAt={dataUpdatedAt}>
      {isPossible ? (
        <RmaWizard orderNo={orderNo} access={gate.access} eligibility={data} />
      ) : (
        <NothingPossible orderNo={orderNo} note={data.protectionNote} />
      )}
    </AboutOrder>
  );
}

interface NothingPossibleProps {
  readonly orderNo: string;
  /** What only protection would cover, and what helps without it. */
  readonly note: string | undefined;
}

function NothingPossible({ orderNo, note }: NothingPossibleProps) {
  const { none, notNow, write } = text.items;
  return (
    <EmptyState
      headingLevel={1}
      art={<ArtTimeOver />}
      title={note === undefined ? none.title : notNow}
      body={note ?? none.body}
      actions={
        <>
          {note !== undefined && (
            <Button asChild>
              <Link href={contactHref({ orderNo })} tone="plain">
                {write}
              </Link>
            </Button>
          )}
          <Button asChild tone={note === undefined ? 'solid' : 'outline'}>
            <Link href={href('/order/detail', { orderNo })} tone="plain">
              {text.backToOrder}
            </Link>
          </Button>
        </>
      }
    />
  );
}

interface OneRequestProps {
  readonly orderNo: string;
  readonly rmaNo: string;
}

function OneRequest({ orderNo, rmaNo }: OneRequestProps) {
  const gate = useOrderGate(orderNo);
  const found = useQuery({
    ...rmaDetail(useShop(), orderNo, rmaNo, gate.access),
    enabled: gate.isOpen,
    refetchInterval: ({ state }) => pauseBefore(state.data, state.dataUpdateCount),
  });
  const { data, error, refetch, dataUpdatedAt } = found;
  if (!data) return <OrderGate gate={gate} error={error} retry={refetch} />;
  return (
    <AboutOrder orderNo={orderNo} site={data.site} back={text.backToOrder} readAt={dataUpdatedAt}>
      <RmaDetail rma={data} access={gate.access} />
    </AboutOrder>
  );
}
