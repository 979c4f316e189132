import type { Migration } from './migration.ts';

/**
 * Questions about products and their answers. A list reads its page by an index of its order: `is_shown` stands for the
 * statuses that everyone sees, `heat` for what HOT sorts by. Words and tags are rows, the same on both engines.
 */
export const questions: Migration = {
  name: '029-questions',
  statements: () => [
    `create table questions (
      id text primary key,
      spu text not null references products (spu),
      account_id text references accounts (id),
      author text not null,
      title text not null,
      body text not null,
      media text not null,
      status text not null,
      is_shown integer not null check (is_shown in (0, 1)),
      heat integer not null default 0,
      answer_count integer not null default 0,
      follow_count integer not null default 0,
      best_reply_id text,
      best_paid integer not null default 0 check (best_paid in (0, 1)),
      rejection text,
      removed_by text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index questions_by_heat on questions (is_shown, heat, created_at, id)`,
    `create index questions_by_time on questions (is_shown, created_at, id)`,
    `create index questions_of_product_by_heat on questions (spu, is_shown, heat, created_at, id)`,
    `create index questions_of_product_by_time on questions (spu, is_shown, created_at, id)`,
    `create index questions_by_status on questions (status, created_at, id)`,
    `create index questions_of_product_by_status on questions (spu, status, created_at, id)`,
    `create index questions_by_account on questions (account_id, created_at)`,
    `create table question_tags (
      question_id text not null references questions (id),
      tag text not null,
      primary key (tag, question_id)
    )`,
    `create index question_tags_by_question on question_tags (question_id)`,
    `create table question_words (
      question_id text not null references questions (id),
      word text not null,
      primary key (word, question_id)
    )`,
    `create index question_words_by_question on question_words (question_id)`,
    `create table question_follows (
      account_id text not null references accounts (id),
      question_id text not null references questions (id),
      created_at bigint not null,
      primary key (account_id, question_id)
    )`,
    `create index question_follows_by_time on question_follows (account_id, created_at)`,
    `create table question_replies (
      id text primary key,
      question_id text not null references questions (id),
      account_id text references accounts (id),
      author text not null,
      body text not null,
      media text not null,
      is_buyer integer not null check (is_buyer in (0, 1)),
      is_answerer integer not null check (is_answerer in (0, 1)),
      is_official integer not null check (is_official in (0, 1)),
      is_best integer not null default 0 check (is_best in (0, 1)),
      likes integer not null default 0 check (likes >= 0),
      status text not null,
      rejection text,
      removed_by text,
      shown_coins integer,
      best_coins integer,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index question_replies_by_order on question_replies (question_id, status, is_best desc, likes desc, created_at, id)`,
    `create index question_replies_by_account on question_replies (account_id, created_at)`,
    `create index question_replies_to_moderate on question_replies (created_at) where status = 'PENDING'`,
    `create table question_reply_likes (
      account_id text not null references accounts (id),
      reply_id text not null references question_replies (id),
      created_at bigint not null,
      primary key (account_id, reply_id)
    )`,
    `create table qa_reports (
      target_type text not null,
      target_id text not null,
      reporter text not null,
      reason text not null,
      created_at bigint not null,
      primary key (target_type, target_id, reporter)
    )`,
    `create index qa_reports_by_time on qa_reports (created_at)`,
    `create table qa_decisions (
      id text primary key,
      target_type text not null,
      target_id text not null,
      decision text not null,
      reason text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index qa_decisions_by_target on qa_decisions (target_id, created_at)`,
    `create table answerers (
      account_id text primary key references accounts (id),
      status text not null,
      models text not null,
      motive text not null,
      reason text,
      refused_time bigint,
      upheld_reports integer not null default 0,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index answerers_by_status on answerers (status, created_at)`,
  ],
};
