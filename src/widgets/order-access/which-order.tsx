import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { orderText } from '#src/text/orders.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { href } from '#src/routing/href.ts';
import { GuestOrders } from './guest-orders.tsx';
import { OrderWaiting } from './order-waiting.tsx';

interface WhichOrderProps {
  readonly title: string;
  readonly lead: string;
}

/** Instead of a page about an order that its address does not name. */
export function WhichOrder({ title, lead }: WhichOrderProps) {
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  if (isResolving) return <OrderWaiting />;
  if (!isMember) return <GuestOrders title={title} lead={lead} />;
  return <MessagePage title={title} body={lead} action={orderText.backToList} href={href('/order/list')} />;
}
