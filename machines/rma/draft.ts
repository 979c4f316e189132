import { needsPhoto } from '#rules/rma.ts';
import type { RmaContext, RmaDraft, RmaLineFacts } from './types.ts';

export type Complaint = 'lines' | 'quantity' | 'openElsewhere' | 'picture';

export const emptyDraft: RmaDraft = { kind: 'RETURN', lines: [] };

/** What keeps a draft from being sent; empty when nothing does. */
export function complaintsOf(facts: readonly RmaLineFacts[], { lines }: RmaDraft): readonly Complaint[] {
  const found = new Set<Complaint>();
  if (lines.length === 0) found.add('lines');
  for (const { lineId, quantity, reason, mediaIds } of lines) {
    const line = facts.find((each) => each.lineId === lineId);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > (line?.refunds.length ?? 0)) found.add('quantity');
    if (line?.isOpenElsewhere === true) found.add('openElsewhere');
    if (needsPhoto(reason) && mediaIds.length === 0) found.add('picture');
  }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) found.add('quantity');
  return [...found];
}

/** True where the shopper asked for money, not for another one. */
export const isForMoney = ({ draft: { kind } }: Pick<RmaContext, 'draft'>): boolean =>
  kind === 'REFUND_ONLY' || kind === 'RETURN';

/** What was paid for everything in the request, in minor units: no refund is larger. */
export function paidFor({ facts, draft }: Pick<RmaContext, 'facts' | 'draft'>): number {
  return draft.lines.reduce((sum, { lineId, quantity }) => {
    const line = facts.find((each) => each.lineId === lineId);
    return sum + (line?.refunds[quantity - 1] ?? 0);
  }, 0);
}
