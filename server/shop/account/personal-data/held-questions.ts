import type { Db } from '#server/db/schema.ts';

/** What a member wrote about products, has not sent yet, and wrote to the assistant, follows and likes, and the application as an answerer. */
export async function heldQuestions(db: Db, accountId: string) {
  const [questions, answers, comments, followedQuestions, likedAnswers, likedComments, questionDrafts, answerer] =
    await Promise.all([
      db
        .selectFrom('questions')
        .select(['id', 'spu', 'author', 'title', 'body', 'media', 'status', 'rejection', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
      db
        .selectFrom('question_replies')
        .select(['id', 'question_id', 'author', 'body', 'media', 'status', 'rejection', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
      db
        .selectFrom('question_comments')
        .select(['id', 'reply_id', 'author', 'body', 'status', 'rejection', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
      db
        .selectFrom('question_follows')
        .select(['question_id', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
      db
        .selectFrom('question_reply_likes')
        .select(['reply_id', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
      db
        .selectFrom('question_comment_likes')
        .select(['comment_id', 'created_at'])
        .where('account_id', '=', accountId)
        .execute(),
      db
        .selectFrom('qa_drafts')
        .select(['kind', 'target', 'title', 'body', 'saved_time'])
        .where('account_id', '=', accountId)
        .execute(),
      db
        .selectFrom('answerers')
        .select(['status', 'models', 'motive', 'reason', 'refused_time', 'upheld_reports', 'created_at'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),
    ]);
  return {
    ...{ questions, answers, comments, followedQuestions, likedAnswers, likedComments, questionDrafts },
    answerer: answerer ?? null,
    assistant: await heldConversations(db, accountId),
  };
}

const heldConversations = (db: Db, accountId: string) =>
  db
    .selectFrom('assistant_messages')
    .select(['session_id', 'who', 'text', 'time'])
    .where('owner', '=', accountId)
    .orderBy('session_id')
    .orderBy('seq')
    .execute();
