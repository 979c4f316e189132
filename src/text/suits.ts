import type { components } from '#openapi/types.ts';

type Suit = components['schemas']['CartSuit'];

export const suitText = {
  partOf: (title: string) => `Part of ${title}`,
} as const;

/** The bundle that a line was put together with; one that is not whole is none. */
export function suitOf(
  suits: readonly Suit[] = [],
  { suitGroupId }: { readonly suitGroupId?: string | undefined },
): Suit | undefined {
  return suits.find((suit) => suit.suitGroupId === suitGroupId && suit.notice === undefined);
}
