import type { RevokeContext, RevokeMode, RevokeRequest, RevokeWish } from './types.ts';

/** What is still missing before the shopper can be asked to confirm. */
export type Missing = 'lines' | 'reason';

function modeOf({ modes, wish }: Pick<RevokeContext, 'modes' | 'wish'>): RevokeMode | undefined {
  return modes.find(({ mode }) => mode === wish?.mode);
}

function startOf({ mode, lines }: RevokeMode): RevokeWish {
  return { mode, lines, reason: null, details: {} };
}

/** Never more of a line than can be taken back, and no line the mode does not have. */
function within({ lines }: RevokeMode, wish: RevokeWish): RevokeWish {
  return {
    ...wish,
    lines: wish.lines.flatMap(({ lineId, quantity }) => {
      const most = lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
      const wanted = Math.min(Math.trunc(quantity), most);
      return wanted > 0 ? [{ lineId, quantity: wanted }] : [];
    }),
  };
}

/** The wish after the server said what can be done: kept where its mode is still offered, else the first mode whole. */
export function startingWish({ wish }: RevokeContext, modes: readonly RevokeMode[]): RevokeWish | null {
  const kept = modes.find(({ mode }) => mode === wish?.mode);
  if (kept && wish) return within(kept, wish);
  return modes[0] ? { ...startOf(modes[0]), reason: wish?.reason ?? null, details: wish?.details ?? {} } : null;
}

/** The wish after a change. Another mode starts with all of its lines; one that is not offered changes nothing. */
export function changedWish({ modes, wish }: RevokeContext, change: Partial<RevokeWish>): RevokeWish | null {
  if (wish === null) return null;
  const mode = modes.find((each) => each.mode === (change.mode ?? wish.mode));
  if (mode === undefined) return wish;
  const lines = mode.mode === wish.mode ? wish.lines : mode.lines;
  return within(mode, { ...wish, lines, ...change });
}

export function missingOf(context: Pick<RevokeContext, 'modes' | 'wish'>): readonly Missing[] {
  const mode = modeOf(context);
  return [
    ...(mode && mode.lines.length > 0 && context.wish?.lines.length === 0 ? (['lines'] as const) : []),
    ...(mode?.needsReason === true && context.wish?.reason === null ? (['reason'] as const) : []),
  ];
}

/** The wish to the letter, however its parts were put together. */
export function spelled(wish: RevokeWish | null): string {
  if (wish === null) return '';
  const lines = wish.lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted();
  const details = Object.entries(wish.details).map(([name, value]) => `${name} ${value}`);
  return JSON.stringify([wish.mode, lines, wish.reason, details.toSorted()]);
}

/** What is sent. Throws without a wish or without its key, under which alone anything is sent. */
export function requestOf({ orderNo, wish, revokeKey }: RevokeContext): RevokeRequest {
  if (wish === null || revokeKey === null) throw new Error('A wish is sent only under its key');
  return { ...wish, orderNo, key: revokeKey.key };
}
