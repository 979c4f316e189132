import type { Migration } from './migration.ts';

/**
 * Votes are rows of the member who gave them, reports rows of the review they are about. Many members vote at once, so the
 * votes of a review are counted in several rows that a job adds to `reviews.helpful` later.
 */
export const reviewVotes: Migration = {
  name: '017-review-votes',
  statements: () => [
    `alter table reviews add column rejection text`,
    `create table review_votes (
      account_id text not null references accounts (id),
      review_id text not null,
      created_at bigint not null,
      primary key (account_id, review_id)
    )`,
    `create table review_vote_counts (
      review_id text not null,
      bucket integer not null,
      votes integer not null,
      primary key (review_id, bucket)
    )`,
    `create table review_reports (
      review_id text not null,
      reporter text not null,
      reason text not null,
      created_at bigint not null,
      primary key (review_id, reporter)
    )`,
    `create index review_reports_by_time on review_reports (created_at)`,
    `create index reviews_by_helpful on reviews (spu, status, helpful, created_at)`,
    `create index reviews_by_rating on reviews (spu, status, rating, created_at)`,
  ],
};
