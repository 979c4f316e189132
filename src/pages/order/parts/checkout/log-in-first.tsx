import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { checkoutText } from '../../text/checkout.ts';

/** Only members have coins to exchange; comes back here after the log-in. */
export function LogInFirst() {
  const { path, query } = usePlace();
  const redirect = `${path}?${query.toString()}`;
  return <MessagePage {...checkoutText.exchange.signedOut} href={href('/account/login', { redirect })} />;
}
