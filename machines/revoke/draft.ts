import { fingerprint } from '#rules/fingerprint.ts';
import { isGiftOwed } from '#rules/gift-returns.ts';
import type { RevokeContext, RevokeDraft, RevokeGift, RevokeLine, RevokeMode, RevokeRequest } from './types.ts';

/** What is still missing before the shopper can be asked to confirm. */
type Missing = 'lines' | 'gifts' | 'reason';

function modeOf({ modes, draft }: Pick<RevokeContext, 'modes' | 'draft'>): RevokeMode | undefined {
  return modes.find(({ mode }) => mode === draft?.mode);
}

/** The gifts of a mode that are not earned any more by what is kept. */
export function owedGifts(gifts: readonly RevokeGift[], lines: readonly RevokeLine[]): RevokeGift[] {
  if (lines.length === 0) return [];
  const piecesOf = (lineId: string): number => lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
  return gifts.filter((gift) =>
    isGiftOwed(
      gift.threshold,
      gift.lines.reduce((sum, { lineId, amounts }) => sum + (amounts[piecesOf(lineId)] ?? 0), 0),
    ),
  );
}

function startOf({ mode, lines }: RevokeMode): RevokeDraft {
  return { mode, lines, gifts: [], reason: null, details: {} };
}

/** Never more of a line than can be taken back, no line the mode does not have, and no answer that nobody needs. */
function within(mode: RevokeMode, draft: RevokeDraft): RevokeDraft {
  const lines = draft.lines.flatMap(({ lineId, quantity }) => {
    const most = mode.lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
    const possible = Math.min(Math.trunc(quantity), most);
    return possible > 0 ? [{ lineId, quantity: possible }] : [];
  });
  const owed = owedGifts(mode.gifts, lines);
  return {
    ...draft,
    lines,
    gifts: draft.gifts.filter((answer) => owed.some(({ lineId }) => lineId === answer.lineId)),
  };
}

/** The draft after the server said what can be done: kept where its mode is still offered, else the first mode whole. */
export function initialDraft({ draft }: RevokeContext, modes: readonly RevokeMode[]): RevokeDraft | null {
  const sameMode = modes.find(({ mode }) => mode === draft?.mode);
  if (sameMode && draft) return within(sameMode, draft);
  return modes[0] ? { ...startOf(modes[0]), reason: draft?.reason ?? null, details: draft?.details ?? {} } : null;
}

/** The draft after a change. Another mode starts with all of its lines; one that is not offered changes nothing. */
export function changedDraft({ modes, draft }: RevokeContext, change: Partial<RevokeDraft>): RevokeDraft | null {
  if (draft === null) return null;
  const mode = modes.find((each) => each.mode === (change.mode ?? draft.mode));
  if (mode === undefined) return draft;
  const lines = mode.mode === draft.mode ? draft.lines : mode.lines;
  return within(mode, { ...draft, lines, ...change });
}

/** True while a gift that is not earned any more has no answer. */
function isGiftOpen({ gifts }: RevokeMode, draft: RevokeDraft): boolean {
  return owedGifts(gifts, draft.lines).some((gift) => draft.gifts.every(({ lineId }) => lineId !== gift.lineId));
}

export function missingOf(context: Pick<RevokeContext, 'modes' | 'draft'>): readonly Missing[] {
  const mode = modeOf(context);
  return [
    ...(mode && mode.lines.length > 0 && context.draft?.lines.length === 0 ? (['lines'] as const) : []),
    ...(mode && context.draft && isGiftOpen(mode, context.draft) ? (['gifts'] as const) : []),
    ...(mode?.needsReason === true && context.draft?.reason === null ? (['reason'] as const) : []),
  ];
}

/** Identifies a draft, however their parts were put together; short enough to be stored. */
export function hashOf(draft: RevokeDraft | null): string {
  if (draft === null) return '';
  const lines = draft.lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted();
  const details = Object.entries(draft.details).map(([name, value]) => `${name} ${value}`);
  const gifts = draft.gifts.map(({ lineId, choice }) => `${lineId} ${choice}`).toSorted();
  return fingerprint(JSON.stringify([draft.mode, lines, draft.reason, details.toSorted(), ...gifts]));
}

/** What is sent. Throws without a draft or without its key, under which alone anything is sent. */
export function requestOf({ orderNo, draft, revokeKey }: RevokeContext): RevokeRequest {
  if (draft === null || revokeKey === null) throw new Error('A draft is sent only under its key');
  return { ...draft, orderNo, key: revokeKey.key };
}
