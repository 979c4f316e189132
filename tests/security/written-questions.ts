import type { TestShop } from '#server/testing/test-shop.ts';

/** What a member leaves in the tables of questions and answers. @returns the id of the question */
export async function writeQuestions(
  { db, clock, newId }: Pick<TestShop, 'db' | 'clock' | 'newId'>,
  { accountId, author, motive }: { readonly accountId: string; readonly author: string; readonly motive: string },
): Promise<string> {
  const now = clock.now();
  const times = { created_at: now, updated_at: now };
  const [questionId, replyId] = [newId(), newId()];
  const text = { account_id: accountId, author, body: 'For the hall.', media: '[]', ...times };
  await db
    .insertInto('questions')
    .values({ id: questionId, spu: 'LM-DOME', title: 'How warm is it?', status: 'OPEN', is_shown: 1, ...text })
    .execute();
  await db
    .insertInto('question_replies')
    .values({
      ...{ id: replyId, question_id: questionId, is_buyer: 1, is_answerer: 1, is_official: 0, status: 'PUBLISHED' },
      ...text,
    })
    .execute();
  const own = { account_id: accountId, created_at: now };
  await db
    .insertInto('question_follows')
    .values({ ...own, question_id: questionId })
    .execute();
  await db
    .insertInto('question_reply_likes')
    .values({ ...own, reply_id: replyId })
    .execute();
  const commentId = newId();
  const { media, ...comment } = text;
  await db
    .insertInto('question_comments')
    .values({
      ...{ id: commentId, question_id: questionId, reply_id: replyId, status: 'PUBLISHED', shown_time: now },
      ...comment,
    })
    .execute();
  await db
    .insertInto('question_comment_likes')
    .values({ ...own, comment_id: commentId })
    .execute();
  const draft = { draft_id: newId(), kind: 'ANSWER', target: questionId, title: '', body: author, version: 1 } as const;
  await db
    .insertInto('qa_drafts')
    .values({ account_id: accountId, ...draft, saved_time: now })
    .execute();
  const rank = { month: '2026-11', place: 1, answers: 1, likes: 0, counted_time: now };
  await db
    .insertInto('qa_ranks')
    .values({ account_id: accountId, ...rank })
    .execute();
  const application = { status: 'REJECTED', models: '[]', motive, reason: null, refused_time: now } as const;
  await db
    .insertInto('answerers')
    .values({ account_id: accountId, ...application, ...times })
    .execute();
  const decision = { target_type: 'ANSWERER', target_id: accountId, decision: 'REJECT', reason: 'Later' } as const;
  await db
    .insertInto('qa_decisions')
    .values({ id: newId(), ...decision, ...times })
    .execute();
  return questionId;
}
