import { InlineMessage } from '#design-system/index.ts';
import type { QaReply } from '#src/api/queries/questions.ts';
import { questionsText } from './questions-text.ts';

/** What has become of a text that only its author sees: it waits to be read, or was taken off. */
export function OwnState({ status, rejection }: Pick<QaReply, 'status' | 'rejection'>) {
  if (status === 'PENDING') return <InlineMessage tone="info">{questionsText.waiting}</InlineMessage>;
  if (status !== 'REMOVED') return null;
  return (
    <InlineMessage tone="caution">
      {questionsText.notShown} {questionsText.rejection[rejection ?? 'OTHER']}
    </InlineMessage>
  );
}
