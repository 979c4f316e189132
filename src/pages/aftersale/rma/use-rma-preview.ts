import { useQuery } from '@tanstack/react-query';
import { complaintsOf } from '#machines/rma-wizard/draft.ts';
import type { WizardDraft } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { givesMoney, newRma } from '#src/actors/rma-wizard/new-rma.ts';
import { wizardOffers } from '#src/actors/rma-wizard/wizard-offers.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { rmaPreview } from './queries.ts';

/** What the answers would give back, as the server counts it: as soon as they are complete, for kinds that give money. */
export function useRmaPreview(
  { orderNo, access }: { readonly orderNo: string; readonly access: string | undefined },
  eligibility: components['schemas']['RmaEligibility'],
  draft: WizardDraft,
): components['schemas']['RmaPreview'] | undefined {
  const shop = useShop();
  const { type } = draft;
  // Neither the way of the money nor a note moves an amount: each letter that is typed would be a question to the server.
  const lines = draft.lines.map((line) => ({ ...line, note: '' }));
  const isComplete = complaintsOf({ offers: wizardOffers(eligibility), draft }).length === 0;
  const isAsked = isComplete && type !== null && givesMoney(type);
  const body = isAsked ? newRma({ ...draft, lines, orderNo, type, refundTo: null }) : undefined;
  const { data } = useQuery(rmaPreview(shop, body, access));
  return body === undefined ? undefined : data;
}
