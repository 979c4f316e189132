import { reviewRejections, type ReviewRejection } from '#rules/review-moderation.ts';
import { displayText } from '#rules/text.ts';
import { type Command, type CommandInput, option, UsageError, word, timeText } from '#server/ops/command.ts';
import { answererCommands } from './answerers/ops.ts';
import { beginning } from './notify-authors.ts';
import { answerOfficially, approveContent, closeQuestion, removeContent } from './moderate.ts';

const listed = 50;

/** @throws UsageError */
function rejectionOf({ options: { reason = '' } }: CommandInput): ReviewRejection {
  const rejection = reviewRejections.find((candidate) => candidate === reason.toUpperCase());
  if (rejection === undefined) throw new UsageError(`Name a reason: ${reviewRejections.join(', ')}.`);
  return rejection;
}

const kindWords = { QUESTION: 'question', REPLY: 'answer', COMMENT: 'comment' } as const;
/** So much of an answer stands above a comment that waits. */
const quotedCharacters = 120;

const target = 'The question, answer or comment';

export const questionCommands: readonly Command[] = [
  {
    name: 'qa list',
    usage: '',
    help: `the oldest ${listed} questions, answers and comments waiting for a decision`,
    run: async ({ db }) => {
      const questions = await db
        .selectFrom('questions')
        .selectAll()
        .where('status', '=', 'PENDING')
        .orderBy('created_at')
        .limit(listed)
        .execute();
      const replies = await db
        .selectFrom('question_replies')
        .innerJoin('questions', 'questions.id', 'question_replies.question_id')
        .selectAll('question_replies')
        .select(['questions.title', 'questions.spu'])
        .where('question_replies.status', '=', 'PENDING')
        .orderBy('question_replies.created_at')
        .limit(listed)
        .execute();
      const comments = await db
        .selectFrom('question_comments')
        .innerJoin('question_replies', 'question_replies.id', 'question_comments.reply_id')
        .innerJoin('questions', 'questions.id', 'question_comments.question_id')
        .selectAll('question_comments')
        .select(['question_replies.body as answer', 'questions.spu'])
        .where('question_comments.status', '=', 'PENDING')
        .orderBy('question_comments.created_at')
        .limit(listed)
        .execute();
      if (questions.length + replies.length + comments.length === 0) return ['Nothing waits.'];
      return [
        ...questions.flatMap(({ id, spu, author, title, body, media }) => [
          `${id}  question  ${spu}  ${author}`,
          `  ${displayText(title)}${body === '' ? '' : `: ${displayText(body)}`}`,
          ...(media === '[]' ? [] : [`  ${media}`]),
        ]),
        ...replies.flatMap(({ id, spu, author, title, body, media }) => [
          `${id}  answer  ${spu}  ${author}`,
          `  ${displayText(title)}`,
          `  > ${displayText(body)}`,
          ...(media === '[]' ? [] : [`  ${media}`]),
        ]),
        ...comments.flatMap(({ id, spu, author, answer, body }) => [
          `${id}  comment  ${spu}  ${author}`,
          `  ${beginning(answer, quotedCharacters)}`,
          `  > ${displayText(body)}`,
        ]),
      ];
    },
  },
  {
    name: 'qa approve',
    usage: '<question, answer or comment>',
    help: 'publish it; an answer earns its author coins, and whoever asked gets an email',
    run: async (shop, input) => {
      const id = word(input, 0, target);
      await approveContent(shop, id);
      return [`${id} is shown`];
    },
  },
  {
    name: 'qa reject',
    usage: '<question, answer or comment> --reason REASON',
    help: `don’t publish one that’s waiting; its author sees why: ${reviewRejections.join(', ')}`,
    options: ['reason'],
    run: async (shop, input) => {
      const id = word(input, 0, target);
      const rejection = rejectionOf(input);
      await removeContent(shop, id, { rejection, decision: 'REJECT' });
      return [`${id} is not shown: ${rejection}`];
    },
  },
  {
    name: 'qa remove',
    usage: '<question, answer or comment> --reason REASON',
    help: 'take down one that’s published, with the coins an answer earned; upholds its reports',
    options: ['reason'],
    run: async (shop, input) => {
      const id = word(input, 0, target);
      const rejection = rejectionOf(input);
      await removeContent(shop, id, { rejection, decision: 'REMOVE' });
      return [`${id} is removed: ${rejection}`];
    },
  },
  {
    name: 'qa official-reply',
    usage: '<question> --text TEXT',
    help: 'answer as the shop',
    options: ['text'],
    run: async (shop, input) => [
      `${await answerOfficially(shop, word(input, 0, 'The question'), option(input, 'text'))} is shown`,
    ],
  },
  {
    name: 'qa close',
    usage: '<question>',
    help: 'close a question to new answers',
    run: async (shop, input) => {
      const id = word(input, 0, 'The question');
      await closeQuestion(shop, id, 'CLOSE');
      return [`${id} is closed`];
    },
  },
  {
    name: 'qa reopen',
    usage: '<question>',
    help: 'reopen a question to new answers',
    run: async (shop, input) => {
      const id = word(input, 0, 'The question');
      await closeQuestion(shop, id, 'REOPEN');
      return [`${id} is open`];
    },
  },
  {
    name: 'qa reports',
    usage: '',
    help: `the ${listed} most recently reported questions, answers and comments; approve or remove one to settle its reports`,
    run: async ({ db }) => {
      const reported = await db
        .selectFrom('qa_reports')
        .leftJoin('questions', 'questions.id', 'qa_reports.target_id')
        .leftJoin('question_replies', 'question_replies.id', 'qa_reports.target_id')
        .leftJoin('question_comments', 'question_comments.id', 'qa_reports.target_id')
        .select(['target_id', 'target_type', 'reason', 'questions.title', 'question_replies.body'])
        .select('question_comments.body as comment')
        .select((row) => row.fn.countAll<number>().as('reports'))
        .groupBy(['target_id', 'target_type', 'reason', 'questions.title', 'question_replies.body'])
        .groupBy('question_comments.body')
        .orderBy((row) => row.fn.max('qa_reports.created_at'), 'desc')
        .limit(listed)
        .execute();
      if (reported.length === 0) return ['No reports.'];
      return reported.flatMap(({ target_id: id, target_type: type, reason, title, body, comment, reports }) => [
        `${id}  ${kindWords[type]}  ${reason} × ${Number(reports)}`,
        `  ${displayText(title ?? body ?? comment ?? '')}`,
      ]);
    },
  },
  {
    name: 'qa history',
    usage: '<question, answer, comment or account>',
    help: 'what was decided, and why',
    run: async ({ db }, input) => {
      const decisions = await db
        .selectFrom('qa_decisions')
        .selectAll()
        .where('target_id', '=', word(input, 0, target))
        .orderBy('created_at')
        .execute();
      if (decisions.length === 0) return ['Nothing was decided.'];
      return decisions.map(
        ({ created_at: time, decision, reason }) =>
          `${timeText(time)}  ${decision}${reason === null ? '' : `  ${reason}`}`,
      );
    },
  },
  ...answererCommands,
];
