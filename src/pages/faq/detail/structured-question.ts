import type { QaReply, Question, QuestionDetail } from '#src/api/queries/questions.ts';
import { questionHref } from '../parts/question-address.ts';

const personOf = (name: string) => ({ '@type': 'Person', name });

const textOf = ({ title, body }: Question) => (body === '' ? title : `${title}\n${body}`);

const answerOf = (questionId: string, { body, author, isOfficial, likes, createdTime }: QaReply) => ({
  '@type': 'Answer',
  text: body,
  url: questionHref(questionId),
  upvoteCount: likes,
  dateCreated: new Date(createdTime).toISOString(),
  author: isOfficial ? { '@type': 'Organization', name: author } : personOf(author),
});

/** A question with its answers as search engines read it; undefined without an answer, which they do not take. */
export function structuredQuestion({ question, replies, total }: QuestionDetail): object | undefined {
  if (replies.length === 0) return undefined;
  const { questionId, author, createdTime } = question;
  const best = replies.filter(({ isBest }) => isBest);
  const others = replies.filter(({ isBest }) => !isBest);
  const answers = (list: readonly QaReply[]) => list.map((reply) => answerOf(questionId, reply));
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: textOf(question),
      answerCount: total,
      dateCreated: new Date(createdTime).toISOString(),
      author: personOf(author),
      ...(best.length > 0 && { acceptedAnswer: answers(best)[0] }),
      ...(others.length > 0 && { suggestedAnswer: answers(others) }),
    },
  };
}
