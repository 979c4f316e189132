import { fingerprint } from '#rules/fingerprint.ts';
import type {
  WizardComplaint,
  WizardContext,
  WizardDraft,
  WizardLine,
  WizardOffers,
  WizardRequest,
  WizardStep,
} from './types.ts';

export const emptyDraft: WizardDraft = { type: null, refundTo: null, lines: [], gifts: [] };

export const wizardSteps: readonly WizardStep[] = ['items', 'type', 'reasons', 'review'];

/** The kinds of request that are possible for every chosen line. */
export function typesFor({ lines }: WizardOffers, draft: Pick<WizardDraft, 'lines'>): readonly string[] {
  const [first, ...others] = draft.lines.map(
    ({ lineId }) => lines.find((offer) => offer.lineId === lineId)?.types ?? [],
  );
  return (first ?? []).filter((type) => others.every((types) => types.includes(type)));
}

function reasonOf({ reasons }: WizardOffers, code: string | null, type: string | null) {
  return reasons.find((reason) => reason.code === code && type !== null && reason.types.includes(type));
}

/** The draft as far as it is possible now: no line too many, no kind that a line has not, no reason of another kind. */
export function fittedDraft(
  offers: WizardOffers,
  { type: draftType, refundTo, lines: chosen, gifts }: WizardDraft,
): WizardDraft {
  const fitting = offers.lines.flatMap(({ lineId, most }): WizardLine[] => {
    const line = chosen.find((each) => each.lineId === lineId);
    const quantity = Math.min(Math.trunc(line?.quantity ?? 0), most);
    return line && quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const isPossible = draftType !== null && typesFor(offers, { lines: fitting }).includes(draftType);
  const type = isPossible ? draftType : null;
  const lines = fitting.map((line) => ({ ...line, reason: reasonOf(offers, line.reason, type)?.code ?? null }));
  return { type, refundTo: isPossible ? refundTo : null, lines, gifts };
}

/** What the answers still lack, in the order of the questions. */
export function complaintsOf({ offers, draft }: Pick<WizardContext, 'offers' | 'draft'>): readonly WizardComplaint[] {
  const { type, lines } = draft;
  if (lines.length === 0) return [{ step: 'items', about: 'items' }];
  if (type === null) return [{ step: 'type', about: 'type' }];
  const missing = lines.flatMap(({ lineId, reason, pictures }): WizardComplaint[] => {
    const rule = reasonOf(offers, reason, type);
    if (!rule) return [{ step: 'reasons', about: 'reason', lineId }];
    return rule.needsPicture && pictures.length === 0 ? [{ step: 'reasons', about: 'picture', lineId }] : [];
  });
  const undecided = offers.owedGifts.filter((gift) => draft.gifts.every(({ lineId }) => lineId !== gift));
  return [...missing, ...undecided.map((lineId): WizardComplaint => ({ step: 'review', about: 'gift', lineId }))];
}

/** The first question without an answer; the review when there is none. */
export function openStepOf(context: Pick<WizardContext, 'offers' | 'draft'>): WizardStep {
  return complaintsOf(context)[0]?.step ?? 'review';
}

/** Identifies what is asked for; short enough to be stored. */
export function hashOf({ type, refundTo, lines, gifts }: WizardDraft): string {
  const parts = lines.map(({ lineId, quantity, reason, note, pictures }) => [
    lineId,
    quantity,
    reason,
    note,
    pictures.map(({ mediaId }) => mediaId),
  ]);
  const choices = gifts.map(({ lineId, choice }) => `${lineId} ${choice}`).toSorted();
  return fingerprint(JSON.stringify([type, refundTo, parts, ...choices]));
}

/** What is sent. Throws without a kind or without the key under which alone anything is sent. */
export function requestOf({ orderNo, offers, draft, wizardKey }: WizardContext): WizardRequest {
  const { type, refundTo, lines } = draft;
  if (type === null || wizardKey === null) throw new Error('A request is sent only complete and under its key');
  const gifts = draft.gifts.filter(({ lineId }) => offers.owedGifts.includes(lineId));
  return { orderNo, type, refundTo, lines, gifts, key: wizardKey.key };
}
