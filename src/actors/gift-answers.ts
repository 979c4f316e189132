import type { components } from '#openapi/types.ts';
import { giftChoices } from '#rules/gift-returns.ts';

/** The answers about gifts in the words of the contract; one that is none of its words is left out. */
export function giftAnswers(
  gifts: readonly { readonly lineId: string; readonly choice: string }[],
): components['schemas']['GiftAnswer'][] {
  return gifts.flatMap(({ lineId, choice: answer }) => {
    const choice = giftChoices.find((each) => each === answer);
    return choice === undefined ? [] : [{ lineId, choice }];
  });
}
