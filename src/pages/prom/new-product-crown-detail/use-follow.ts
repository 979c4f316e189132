import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { crowdKey } from '../parts/crowd-queries.ts';
import { useRegistration } from '../parts/use-registration.ts';
import { crowdDetailText } from './text.ts';

/** Confirms and ends what somebody follows: the member, or who has the link. */
export function useFollow(id: string, token: string | undefined) {
  const shop = useShop();
  const query = { id, ...(token === undefined ? {} : { token }) };
  return useRegistration({
    queryKey: crowdKey(shop),
    confirm: (proof) =>
      unwrap(shop.client.POST('/app-mall/v1/prom/crowd/follow/confirm', { body: { id, token: proof } })),
    leave: () => unwrap(shop.client.DELETE('/app-mall/v1/prom/crowd/follow', { params: { query } })),
    text: useText(crowdDetailText).follow,
    addressAfter: token === undefined ? undefined : href('/prom/new-product-crown-detail', { id }),
  });
}
