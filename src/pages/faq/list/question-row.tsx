import { InlineMessage, QuestionCard } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { Question } from '#src/api/queries/questions.ts';
import { postDay } from '#src/widgets/post-day.ts';
import { questionsText as text } from '../parts/questions-text.ts';
import { questionHref } from '../parts/question-address.ts';

interface QuestionRowProps {
  readonly question: Question;
  /** Names the product, where the list is about more than one. */
  readonly withProduct: boolean;
}

/** A question with the beginning of its best answer; its author is told where it waits. */
export function QuestionRow({ question, withProduct }: QuestionRowProps) {
  const { questionId, title, snippet, author, createdTime, answerCount, status, product } = question;
  const origin = text.askedBy(author, postDay(createdTime, useSite()).text);
  return (
    <QuestionCard
      headingLevel={2}
      question={title}
      href={questionHref(questionId)}
      firstLine={snippet?.text}
      meta={withProduct && product ? `${product.title} · ${origin}` : origin}
      answersText={answerCount === 0 ? text.noAnswer : text.answers(answerCount)}
    >
      {status === 'PENDING' && <InlineMessage tone="info">{text.waiting}</InlineMessage>}
    </QuestionCard>
  );
}
