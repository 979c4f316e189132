import { displayText } from '#rules/text.ts';
import { moderateReview } from './moderate-review.ts';
import { type Command, UsageError, word } from '#server/ops/command.ts';

const listed = 50;
const statuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;

export const communityCommands: readonly Command[] = [
  {
    name: 'review list',
    usage: '[--status STATUS]',
    help: `the oldest ${listed} reviews that wait, or those that are ${statuses.join(', ')}`,
    options: ['status'],
    run: async ({ db }, { options: { status = 'PENDING' } }) => {
      const wantedStatus = statuses.find((candidate) => candidate === status.toUpperCase());
      if (wantedStatus === undefined) throw new UsageError(`No review has the status "${status}".`);
      const reviews = await db
        .selectFrom('reviews')
        .selectAll()
        .where('status', '=', wantedStatus)
        .orderBy('created_at')
        .limit(listed)
        .execute();
      if (reviews.length === 0) return ['No reviews.'];
      return reviews.flatMap(({ id, sku, rating, author, title, body, media }) => [
        `${id}  ${sku}  ${rating} of 5  ${author}`,
        `  ${displayText(title)}: ${displayText(body)}`,
        ...(media === '[]' ? [] : [`  ${media}`]),
      ]);
    },
  },
  {
    name: 'review approve',
    usage: '<review>',
    help: 'show it; the rating of the product counts it',
    run: async (shop, input) => {
      const id = word(input, 0, 'The review');
      await moderateReview(shop, id, 'PUBLISHED');
      return [`${id} is PUBLISHED`];
    },
  },
  {
    name: 'review reject',
    usage: '<review>',
    help: 'take it away; the rating of the product no longer counts it',
    run: async (shop, input) => {
      const id = word(input, 0, 'The review');
      await moderateReview(shop, id, 'REJECTED');
      return [`${id} is REJECTED`];
    },
  },
];
