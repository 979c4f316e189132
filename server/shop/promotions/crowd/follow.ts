import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { crowdPath } from '#rules/page-paths.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { confirmAddress, registerAddress } from '../interest/register-interest.ts';
import { crowdMails } from './mails.ts';
import { phaseOf, type ProjectRow } from './projects.ts';
import { requireProject } from './read-crowd.ts';

/** @throws PROMO_ENDED where there will be no news */
function refuseOver(shop: ShopContext, project: ProjectRow): void {
  const phase = phaseOf(project, shop.clock.now());
  if (phase === 'DONE' || phase === 'FAILED') {
    throw new ShopError('PROMO_ENDED', { message: 'This project is over, so there won’t be any more updates.' });
  }
}

/**
 * Notes who gets the updates of a project by mail: a member at once, a guest once the link in a mail is opened.
 * @throws NOT_FOUND, NOT_IN_MARKET, PROMO_ENDED, BAD_REQUEST for a guest without an address
 */
export async function followProject(
  shop: ShopContext,
  { site, account }: Pick<RequestContext, 'site' | 'account'>,
  { id, email }: { readonly id: string; readonly email?: string },
): Promise<components['schemas']['InterestReceipt']> {
  const project = await requireProject(shop, site, id);
  refuseOver(shop, project);
  return registerAddress(shop, account?.accountId, {
    promoId: id,
    choices: { site, option_sku: null, answers: '[]' },
    email,
    ask: (token) => ({
      template: crowdMails.crowdConfirm,
      path: crowdPath,
      query: { id, site, token },
      title: spelled(project.title, site),
    }),
  });
}

/** The press behind the link in a mail. @throws NOT_FOUND for a link that was replaced or never sent, PROMO_ENDED */
export const confirmFollower = (
  shop: ShopContext,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<void> =>
  confirmAddress(shop, { promoId: id, token }, async ({ site }) =>
    refuseOver(shop, await requireProject(shop, site, id)),
  );
