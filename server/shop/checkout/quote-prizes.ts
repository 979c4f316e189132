import { errors } from '#openapi/errors.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import { readImage } from '../media/picture.ts';
import type { Problem } from '../pricing/line-problem.ts';
import type { PrizeRow } from '../prizes/prize-row.ts';
import { readSendable } from '../prizes/read-sendable.ts';

/** A prize that an order can bring. */
export interface QuotedPrize {
  readonly prize: PrizeRow;
  readonly isSelected: boolean;
}

interface QuotedPrizes {
  readonly prizes: readonly QuotedPrize[];
  /** Of a prize that was chosen and cannot be had any more. */
  readonly problem?: Problem;
}

export const noPrizes: QuotedPrizes = { prizes: [] };

/** What of a member's prizes an order can bring, and what of it was chosen; else what waits for the next order. */
export async function quotePrizes(
  db: Db,
  choice: {
    readonly accountId: string;
    readonly site: Site;
    readonly now: number;
    readonly prizeIds: readonly string[] | undefined;
  },
): Promise<QuotedPrizes> {
  const { prizeIds } = choice;
  const sendable = await readSendable(db, choice);
  const prizes = sendable.map((prize) => ({
    prize,
    isSelected: prizeIds === undefined ? prize.delivery === 'ORDER_TOGETHER' : prizeIds.includes(prize.prize_id),
  }));
  const isGone = prizeIds?.some((id) => sendable.every(({ prize_id: prizeId }) => prizeId !== id)) ?? false;
  return { prizes, ...(isGone ? { problem: { code: 'PRIZE_GONE', message: errors.PRIZE_GONE.message } } : {}) };
}

/** The prizes that go with an order. */
export const prizesOf = (quoted: readonly QuotedPrize[]): PrizeRow[] =>
  quoted.filter(({ isSelected }) => isSelected).map(({ prize }) => prize);

/** Nothing where a member has no prize to send. */
export function presentPrizes(quoted: readonly QuotedPrize[]): Pick<components['schemas']['Quote'], 'prizes'> {
  if (quoted.length === 0) return {};
  return {
    prizes: quoted.map(({ prize, isSelected }) => ({
      ...{ prizeId: prize.prize_id, title: prize.title, expireTime: prize.expire_time, selected: isSelected },
      image: prize.image === null ? null : readImage(prize.image),
    })),
  };
}
