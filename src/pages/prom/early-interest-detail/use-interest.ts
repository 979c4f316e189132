import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { interestKey } from '../parts/interest-queries.ts';
import { useRegistration } from '../parts/use-registration.ts';
import { interestDetailText } from './text.ts';

/** Confirms and withdraws a registration: the member's, or that of the link. */
export function useInterest(projectId: string, token: string | undefined) {
  const shop = useShop();
  const query = { projectId, ...(token === undefined ? {} : { token }) };
  return useRegistration({
    queryKey: interestKey(shop),
    confirm: (proof) =>
      unwrap(shop.client.POST('/app-mall/v1/prom/interest/confirm', { body: { projectId, token: proof } })),
    leave: () => unwrap(shop.client.DELETE('/app-mall/v1/prom/interest', { params: { query } })),
    text: useText(interestDetailText).registered,
    addressAfter: token === undefined ? undefined : href('/prom/early-Interest-detail', { projectId }),
  });
}
