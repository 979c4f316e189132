import { lazy, Suspense, useState } from 'react';
import { AnswerCard, Button, IconCheck, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { postDay } from '#src/widgets/post-day.ts';
import { OwnState } from '../parts/own-state.tsx';
import { useLogInFirst } from '../parts/use-log-in-first.ts';
import type { QaComment } from './queries.ts';
import { commentsText as text } from './text.ts';
import type { CommentCommands } from './use-comment-commands.ts';

const ContentReport = lazy(() =>
  import('../parts/content-report.tsx').then((part) => ({ default: part.ContentReport })),
);

interface CommentProps {
  readonly comment: QaComment;
  readonly commands: CommentCommands;
  /** After an own one is deleted. */
  readonly onGone: () => void;
}

/** One comment with what a reader or its author can do about it. */
export function Comment({ comment, commands, onGone }: CommentProps) {
  const { author, body, isAsker, isAnswerAuthor, createdTime } = comment;
  return (
    <AnswerCard
      author={{ name: author }}
      standing={isAnswerAuthor ? text.standing.answerAuthor : isAsker ? text.standing.asker : undefined}
      date={postDay(createdTime, useSite())}
      body={body}
      note={<OwnState {...comment} />}
      actions={<CommentActions comment={comment} commands={commands} onGone={onGone} />}
    />
  );
}

function CommentActions({ comment, commands, onGone }: CommentProps) {
  const { member } = useShop();
  const isOnline = useOnline();
  const logInFirst = useLogInFirst();
  const [isReporting, setReporting] = useState(false);
  const [isReported, setReported] = useState(false);
  const { commentId, own, status, likes, liked } = comment;
  if (own) {
    const remove = async () => {
      if (await commands.remove(commentId)) onGone();
    };
    return (
      <>
        {likes > 0 && (
          <Text size="small" tone="muted">
            {text.likes(likes)}
          </Text>
        )}
        {status !== 'REMOVED' && (
          <Button tone="quiet" size="s" flush disabled={!isOnline} onClick={() => void remove()}>
            {text.delete}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button
        tone="quiet"
        size="s"
        flush
        aria-pressed={liked}
        disabled={!isOnline}
        onClick={() => commands.like(comment)}
      >
        {liked && <IconCheck size={16} />}
        {text.like(likes)}
      </Button>
      <Button
        tone="quiet"
        size="s"
        disabled={!isOnline || isReported}
        onClick={() => (member === null ? logInFirst() : setReporting(true))}
      >
        {isReported ? text.reported : text.report}
      </Button>
      {isReporting && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ContentReport
              type="COMMENT"
              id={commentId}
              onSent={() => setReported(true)}
              onClose={() => setReporting(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
