import { fingerprint } from '#rules/fingerprint.ts';
import type { RevokeContext, RevokeMode, RevokeRequest, RevokeDraft } from './types.ts';

/** What is still missing before the shopper can be asked to confirm. */
type Missing = 'lines' | 'reason';

function modeOf({ modes, draft }: Pick<RevokeContext, 'modes' | 'draft'>): RevokeMode | undefined {
  return modes.find(({ mode }) => mode === draft?.mode);
}

function startOf({ mode, lines }: RevokeMode): RevokeDraft {
  return { mode, lines, reason: null, details: {} };
}

/** Never more of a line than can be taken back, and no line the mode does not have. */
function within({ lines }: RevokeMode, draft: RevokeDraft): RevokeDraft {
  return {
    ...draft,
    lines: draft.lines.flatMap(({ lineId, quantity }) => {
      const most = lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
      const possible = Math.min(Math.trunc(quantity), most);
      return possible > 0 ? [{ lineId, quantity: possible }] : [];
    }),
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

export function missingOf(context: Pick<RevokeContext, 'modes' | 'draft'>): readonly Missing[] {
  const mode = modeOf(context);
  return [
    ...(mode && mode.lines.length > 0 && context.draft?.lines.length === 0 ? (['lines'] as const) : []),
    ...(mode?.needsReason === true && context.draft?.reason === null ? (['reason'] as const) : []),
  ];
}

/** Identifies a draft, however their parts were put together; short enough to be stored. */
export function hashOf(draft: RevokeDraft | null): string {
  if (draft === null) return '';
  const lines = draft.lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted();
  const details = Object.entries(draft.details).map(([name, value]) => `${name} ${value}`);
  return fingerprint(JSON.stringify([draft.mode, lines, draft.reason, details.toSorted()]));
}

/** What is sent. Throws without a draft or without its key, under which alone anything is sent. */
export function requestOf({ orderNo, draft, revokeKey }: RevokeContext): RevokeRequest {
  if (draft === null || revokeKey === null) throw new Error('A draft is sent only under its key');
  return { ...draft, orderNo, key: revokeKey.key };
}
