import { Link, Stack, Text } from '#design-system/index.ts';
import type { Question } from '#src/api/queries/questions.ts';
import { askText as text } from '../../parts/ask-text.ts';
import { questionsText } from '../../parts/questions-text.ts';
import { questionHref } from '../../parts/question-address.ts';

/** Questions that were asked before, each with how many have answered. */
export function SimilarQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <Stack gap="xs">
      <Text weight="medium">{text.similar}</Text>
      <Text size="small" tone="muted">
        {text.similarLead}
      </Text>
      <ul>
        {questions.map(({ questionId, title, answerCount }) => (
          <li key={questionId}>
            <Link href={questionHref(questionId)}>{title}</Link>{' '}
            <Text as="span" size="small" tone="muted">
              {answerCount === 0 ? questionsText.noAnswer : questionsText.answers(answerCount)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
