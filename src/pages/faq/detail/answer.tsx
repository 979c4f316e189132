import { lazy, Suspense, useState } from 'react';
import { AnswerCard, Button, IconCheck, Link, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import type { QaReply } from '#src/api/queries/questions.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { postDay } from '#src/widgets/post-day.ts';
import { questionText as text } from '../parts/detail-text.ts';
import { OwnState } from '../parts/own-state.tsx';
import { QuestionPictures } from './question-pictures.tsx';
import { useLogInFirst } from '../parts/use-log-in-first.ts';
import type { QuestionCommands } from './use-question-commands.ts';

const ContentReport = lazy(() =>
  import('../parts/content-report.tsx').then((part) => ({ default: part.ContentReport })),
);
const ContentChange = lazy(() =>
  import('../parts/content-change.tsx').then((part) => ({ default: part.ContentChange })),
);

interface AnswerProps {
  readonly reply: QaReply;
  /** The caller asked the question, and marks the best answer to it. */
  readonly isAsker: boolean;
  readonly commands: QuestionCommands;
}

/** One answer with what a reader, its author or the asker can do about it. */
export function Answer({ reply, isAsker, commands }: AnswerProps) {
  const { author, body, media, isOfficial, isAnswerer, isBest, createdTime } = reply;
  const variant = isOfficial ? 3 : isAnswerer ? 7 : undefined;
  return (
    <AnswerCard
      author={{ name: author, variant }}
      standing={standingOf(reply)}
      date={postDay(createdTime, useSite())}
      body={body}
      bestTitle={isBest ? text.best : undefined}
      note={<OwnState {...reply} />}
      pictures={<QuestionPictures media={media} author={author} />}
      actions={<AnswerActions reply={reply} isAsker={isAsker} commands={commands} />}
    />
  );
}

function standingOf({ isOfficial, isAnswerer, isBuyer }: QaReply): string | undefined {
  if (isOfficial) return text.standing.shop;
  const words = [...(isAnswerer ? [text.standing.answerer] : []), ...(isBuyer ? [text.standing.buyer] : [])];
  return words.length === 0 ? undefined : words.join(' · ');
}

function AnswerActions({ reply, isAsker, commands }: AnswerProps) {
  const { member } = useShop();
  const isOnline = useOnline();
  const logInFirst = useLogInFirst();
  const [open, setOpen] = useState<'report' | 'change'>();
  const [isReported, setReported] = useState(false);
  const { replyId, body, own, status, likes, liked, isBest, commentCount, editableUntil } = reply;
  const close = () => setOpen(undefined);
  const commentsLink = status === 'PUBLISHED' && (
    <Button asChild tone="quiet" size="s">
      <Link href={href('/faq/comments', { replyId })} tone="plain">
        {text.comments(commentCount)}
      </Link>
    </Button>
  );
  return (
    <>
      {own ? (
        <>
          {likes > 0 && (
            <Text size="small" tone="muted">
              {text.likes(likes)}
            </Text>
          )}
          {commentsLink}
          {editableUntil !== null && (
            <Button tone="quiet" size="s" flush disabled={!isOnline} onClick={() => setOpen('change')}>
              {text.edit}
            </Button>
          )}
          {status !== 'REMOVED' && (
            <Button
              tone="quiet"
              size="s"
              flush
              disabled={!isOnline}
              onClick={() => void commands.remove('REPLY', replyId)}
            >
              {text.delete}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            tone="quiet"
            size="s"
            flush
            aria-pressed={liked}
            disabled={!isOnline}
            onClick={() => commands.like(reply)}
          >
            {liked && <IconCheck size={16} />}
            {text.helpful(likes)}
          </Button>
          {isAsker && (
            <Button
              tone="quiet"
              size="s"
              loading={commands.markingBest === replyId}
              disabled={!isOnline}
              onClick={() => commands.markBest(isBest ? null : replyId)}
            >
              {isBest ? text.unmarkBest : text.markBest}
            </Button>
          )}
          {commentsLink}
          <Button
            tone="quiet"
            size="s"
            disabled={!isOnline || isReported}
            onClick={() => (member === null ? logInFirst() : setOpen('report'))}
          >
            {isReported ? text.reported : text.report}
          </Button>
        </>
      )}
      {open !== undefined && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            {open === 'report' ? (
              <ContentReport type="REPLY" id={replyId} onSent={() => setReported(true)} onClose={close} />
            ) : (
              <ContentChange
                type="REPLY"
                id={replyId}
                title=""
                body={body}
                onSaved={() => void commands.readAgain()}
                onClose={close}
              />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
