import type { WizardRequest } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { rmaReasons, rmaTypes } from '#rules/rma.ts';
import { giftAnswers } from '../gift-answers.ts';

const ways = ['ORIGINAL', 'COINS'] as const;

/** True for the kinds of request that give money back. */
export function givesMoney(type: string | null): boolean {
  return type === 'RETURN' || type === 'REFUND_ONLY';
}

/**
 * A request in the words of the contract: what the machine only hands on is looked up here.
 * @throws TypeError where a kind or a reason is none of them
 */
export function newRma({
  orderNo,
  type: requestType,
  refundTo,
  lines,
  gifts,
}: Omit<WizardRequest, 'key'>): components['schemas']['NewRma'] {
  const type = rmaTypes.find((each) => each === requestType);
  if (type === undefined) throw new TypeError(`${requestType} is no kind of request`);
  const way = ways.find((each) => each === refundTo);
  return {
    orderNo,
    type,
    ...(way && givesMoney(type) && { refundTo: way }),
    ...(gifts.length > 0 && { gifts: giftAnswers(gifts) }),
    lines: lines.map(({ lineId, quantity, reason: code, note, pictures }) => {
      const reason = rmaReasons.find((each) => each === code);
      if (reason === undefined) throw new TypeError(`${code} is no reason`);
      return {
        lineId,
        quantity,
        reason,
        ...(cleanText('block', note) === '' ? {} : { note: cleanText('block', note) }),
        ...(pictures.length === 0 ? {} : { media: pictures.map(({ mediaId }) => mediaId) }),
      };
    }),
  };
}
