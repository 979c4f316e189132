import { reviewRejections } from '#rules/review-moderation.ts';
import { displayText } from '#rules/text.ts';
import { moderateReview } from './moderate-review.ts';
import { type Command, UsageError, word } from '#server/ops/command.ts';

const listed = 50;
const statuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;

export const communityCommands: readonly Command[] = [
  {
    name: 'review list',
    usage: '[--status STATUS]',
    help: `the oldest ${listed} reviews waiting for a decision, or those that are ${statuses.join(', ')}`,
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
    help: 'publish a review; it counts towards the product’s rating',
    run: async (shop, input) => {
      const id = word(input, 0, 'The review');
      await moderateReview(shop, id, { status: 'PUBLISHED' });
      return [`${id} is PUBLISHED`];
    },
  },
  {
    name: 'review reject',
    usage: '<review> --reason REASON',
    help: `take down a review; it no longer counts towards the product’s rating, and its author sees why: ${reviewRejections.join(', ')}`,
    options: ['reason'],
    run: async (shop, input) => {
      const id = word(input, 0, 'The review');
      const { reason = '' } = input.options;
      const rejection = reviewRejections.find((candidate) => candidate === reason.toUpperCase());
      if (rejection === undefined) throw new UsageError(`Name a reason: ${reviewRejections.join(', ')}.`);
      await moderateReview(shop, id, { status: 'REJECTED', rejection });
      return [`${id} is REJECTED: ${rejection}`];
    },
  },
  {
    name: 'review reports',
    usage: '',
    help: `the ${listed} most recently reported reviews; approve or reject one to settle its reports`,
    run: async ({ db }) => {
      const reported = await db
        .selectFrom('review_reports')
        .innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
        .select(['reviews.id', 'reviews.sku', 'reviews.title', 'reviews.body', 'review_reports.reason'])
        .select((row) => row.fn.countAll<number>().as('reports'))
        .groupBy(['reviews.id', 'reviews.sku', 'reviews.title', 'reviews.body', 'review_reports.reason'])
        .orderBy((row) => row.fn.max('review_reports.created_at'), 'desc')
        .limit(listed)
        .execute();
      if (reported.length === 0) return ['No reports.'];
      return reported.flatMap(({ id, sku, title, body, reason, reports }) => [
        `${id}  ${sku}  ${reason} × ${Number(reports)}`,
        `  ${displayText(title)}: ${displayText(body)}`,
      ]);
    },
  },
];
