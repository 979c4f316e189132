import type { Migration } from './migration.ts';

/**
 * Comments on answers, drafts of questions and answers, the ranks of the month, and a kind of mail that can be switched off.
 * Lists read their page by an index that ends with what names the place of a row, so that a later page costs what the first does.
 */
export const comments: Migration = {
  name: '055-comments',
  statements: () => [
    `alter table question_replies add column comment_count integer not null default 0`,
    `create table question_comments (
      id text primary key,
      question_id text not null references questions (id),
      reply_id text not null references question_replies (id),
      account_id text references accounts (id),
      author text not null,
      body text not null,
      likes integer not null default 0 check (likes >= 0),
      status text not null,
      rejection text,
      removed_by text,
      shown_time bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index question_comments_by_time on question_comments (reply_id, status, created_at, id)`,
    `create index question_comments_by_likes on question_comments (reply_id, status, likes, created_at, id)`,
    `create index question_comments_by_account on question_comments (account_id, created_at, id)`,
    `create index question_comments_to_moderate on question_comments (created_at) where status = 'PENDING'`,
    `create table question_comment_likes (
      account_id text not null references accounts (id),
      comment_id text not null references question_comments (id),
      created_at bigint not null,
      primary key (account_id, comment_id)
    )`,
    `create table question_comment_notices (
      reply_id text primary key references question_replies (id),
      since bigint,
      sent_time bigint
    )`,
    `create index question_comment_notices_due on question_comment_notices (since) where since is not null`,
    `create table qa_drafts (
      account_id text not null references accounts (id),
      draft_id text not null,
      kind text not null,
      target text not null,
      title text not null,
      body text not null,
      version integer not null,
      saved_time bigint not null,
      primary key (account_id, draft_id)
    )`,
    `create index qa_drafts_by_time on qa_drafts (account_id, saved_time, draft_id)`,
    `create index qa_drafts_by_target on qa_drafts (account_id, kind, target)`,
    `create table qa_ranks (
      account_id text primary key references accounts (id),
      month text not null,
      place integer not null,
      answers integer not null,
      likes integer not null,
      counted_time bigint not null
    )`,
    `create index question_replies_shown on question_replies (created_at) where status = 'PUBLISHED'`,
    `drop index questions_by_account`,
    `create index questions_by_account on questions (account_id, created_at, id)`,
    // Without it SQLite finds those of a member that are shown among all that are shown.
    `create index questions_of_account_shown on questions (account_id, is_shown)`,
    `drop index question_replies_by_account`,
    `create index question_replies_by_account on question_replies (account_id, created_at, id)`,
    `drop index question_follows_by_time`,
    `create index question_follows_by_time on question_follows (account_id, created_at, question_id)`,
    `alter table mail_preferences add column community integer not null default 1 check (community in (0, 1))`,
  ],
};
