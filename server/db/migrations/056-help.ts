import type { Migration } from './migration.ts';

/**
 * The articles of the help: their texts are content pages, and what lists and searches need of them stands here. A vote is a row
 * of who gave it; votes of one article that arrive at once wait for each other only within one row of its counts.
 */
export const help: Migration = {
  name: '056-help',
  statements: () => [
    `create table help_topics (
      topic_id text primary key,
      title text not null,
      line text not null,
      icon text not null,
      position integer not null
    )`,
    `create table help_articles (
      faq_id text not null,
      site text not null,
      version integer not null,
      topic_id text not null references help_topics (topic_id),
      summary text not null,
      keywords text not null,
      models text not null,
      related text not null,
      sites text,
      has_steps integer not null check (has_steps in (0, 1)),
      updated_time bigint not null,
      position integer not null,
      primary key (faq_id, site)
    )`,
    `create table help_votes (
      faq_id text not null,
      voter text not null,
      account_id text references accounts (id),
      helpful integer not null check (helpful in (0, 1)),
      note text,
      version integer not null,
      site text not null,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (faq_id, voter)
    )`,
    `create table help_vote_counts (
      faq_id text not null,
      bucket integer not null,
      helped integer not null,
      failed integer not null,
      primary key (faq_id, bucket)
    )`,
    `create index help_votes_by_account on help_votes (account_id)`,
    `create index help_votes_by_time on help_votes (updated_at)`,
  ],
};
