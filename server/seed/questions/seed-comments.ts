import { authors } from '../catalogue/reviews/authors.ts';
import type { Tx } from '../../db/schema.ts';
import { day, hour } from '../days.ts';
import { insertRows, type NewRow } from '../insert-rows.ts';
import { seedId } from '../seed-id.ts';
import { seedRow } from '../seed-row.ts';

interface CommentSeed {
  readonly body: string;
  readonly likes: number;
  readonly daysAgo: number;
}

interface CommentedAnswer {
  readonly spu: string;
  readonly title: string;
  /** Which of its answers. */
  readonly answer: number;
  readonly comments: readonly CommentSeed[];
}

/** What is remarked on answers of the seed. */
const commentedAnswers: readonly CommentedAnswer[] = [
  {
    spu: 'LM-RIBBON-S1',
    title: 'Can I join the piece that I cut off again?',
    answer: 0,
    comments: [
      { body: 'Does the bridge lie flat behind a moulding?', likes: 2, daysAgo: 80 },
      {
        body: 'Mine does. It is about as thick as the strip itself, and bends once to each side.',
        likes: 7,
        daysAgo: 79,
      },
      { body: 'Press both halves of the clamp at the same time, or one pin stays out.', likes: 4, daysAgo: 61 },
      { body: 'Four joints in one run and no colour shift so far.', likes: 1, daysAgo: 12 },
    ],
  },
  {
    spu: 'LM-RIBBON-S1',
    title: 'Can I join the piece that I cut off again?',
    answer: 1,
    comments: [{ body: 'A soft pencil eraser does it, without any liquid.', likes: 5, daysAgo: 50 }],
  },
  {
    spu: 'LM-DOME',
    title: 'Can the light module be replaced?',
    answer: 0,
    comments: [
      { body: 'Did it last week. Ten minutes with a tiny screwdriver from a glasses kit.', likes: 3, daysAgo: 9 },
    ],
  },
];

/** Writes comments on answers of the seed; like the answers, they are of nobody who has an account in this shop. */
export async function seedComments(tx: Tx, now: number): Promise<void> {
  for (const [index, { spu, title, answer, comments }] of commentedAnswers.entries()) {
    const question = `question of ${spu}: ${title}`;
    const replyId = seedId(`answer ${answer} to ${question}`);
    // The owner may have taken it out of the shop.
    if (!(await tx.selectFrom('question_replies').select('id').where('id', '=', replyId).executeTakeFirst())) continue;
    const rows = comments.map(({ body, likes, daysAgo }, position): NewRow<'question_comments'> => {
      const time = now - daysAgo * day + (position + 2) * hour;
      return {
        ...seedRow(`comment ${position} on answer ${answer} to ${question}`, time),
        ...{ question_id: seedId(question), reply_id: replyId, account_id: null, body, likes },
        author: authors[(index * 11 + position * 5 + 3) % authors.length] ?? '',
        ...{ status: 'PUBLISHED', shown_time: time },
      };
    });
    await insertRows(tx, 'question_comments', rows);
    const { shown } = await tx
      .selectFrom('question_comments')
      .select((row) => row.fn.countAll<number>().as('shown'))
      .where('reply_id', '=', replyId)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('question_replies')
      .set({ comment_count: Number(shown) })
      .where('id', '=', replyId)
      .execute();
  }
}
