import { lazy, Suspense, useState } from 'react';
import { Banner, Button, IconCheck, Text } from '#design-system/index.ts';
import { useNavigateTo, useSite } from '#src/actors/use-actors.ts';
import type { Question } from '#src/api/queries/questions.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { postDay } from '#src/widgets/post-day.ts';
import { useShareLink } from '#src/widgets/use-share-link.ts';
import { questionText as text } from '../parts/detail-text.ts';
import { questionsText } from '../parts/questions-text.ts';
import { QuestionPictures } from './question-pictures.tsx';
import * as styles from './detail.css.ts';
import { useLogInFirst } from '../parts/use-log-in-first.ts';
import type { QuestionCommands } from './use-question-commands.ts';
import { useShop } from '#src/actors/use-shop.ts';

const ContentReport = lazy(() =>
  import('../parts/content-report.tsx').then((part) => ({ default: part.ContentReport })),
);
const ContentChange = lazy(() =>
  import('../parts/content-change.tsx').then((part) => ({ default: part.ContentChange })),
);

interface QuestionLeadProps {
  readonly question: Question;
  readonly commands: QuestionCommands;
}

/** Below the title of a question: its details, who asked, what can be done with it, and what only its author is told. */
export function QuestionLead({ question, commands }: QuestionLeadProps) {
  const { body, media, author, createdTime } = question;
  const day = postDay(createdTime, useSite());
  return (
    <div className={styles.lead}>
      <QuestionState question={question} />
      {body !== '' && <p className={styles.details}>{body}</p>}
      <QuestionPictures media={media} author={author} />
      <Text size="small" tone="muted">
        {questionsText.askedBy(author, day.text)}
      </Text>
      <QuestionActions question={question} commands={commands} />
    </div>
  );
}

function QuestionState({ question: { own, status, rejection } }: { question: Question }) {
  if (status === 'CLOSED') return <Banner tone="info">{text.closed}</Banner>;
  if (!own) return null;
  if (status === 'PENDING') return <Banner tone="info">{questionsText.waiting}</Banner>;
  if (status !== 'REMOVED') return null;
  return (
    <Banner tone="caution" title={questionsText.notShown}>
      {questionsText.rejection[rejection ?? 'OTHER']}
    </Banner>
  );
}

type Dialog = 'report' | 'change';

function QuestionActions({ question, commands }: QuestionLeadProps) {
  const { member } = useShop();
  const isOnline = useOnline();
  const navigateTo = useNavigateTo();
  const logInFirst = useLogInFirst();
  const [open, setOpen] = useState<Dialog>();
  const [isReported, setReported] = useState(false);
  const { questionId, title, body, spu, status, own, following, followCount, editableUntil } = question;
  const isShown = status !== 'PENDING' && status !== 'REMOVED';
  const remove = async () => {
    if (await commands.remove('QUESTION', questionId)) navigateTo(href('/faq/list', { spu }), { replace: true });
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={styles.actions}>
        {isShown && (
          <Button
            tone="quiet"
            size="s"
            flush
            aria-pressed={following}
            disabled={!isOnline}
            onClick={() => commands.follow(question)}
          >
            {following && <IconCheck size={16} />}
            {(following ? text.following : text.follow)(followCount)}
          </Button>
        )}
        {isShown && <Share title={title} />}
        {own && editableUntil !== null && (
          <Button tone="quiet" size="s" flush disabled={!isOnline} onClick={() => setOpen('change')}>
            {text.edit}
          </Button>
        )}
        {own && status !== 'REMOVED' && (
          <Button tone="quiet" size="s" flush disabled={!isOnline} onClick={() => void remove()}>
            {text.delete}
          </Button>
        )}
        {!own && (
          <Button
            tone="quiet"
            size="s"
            disabled={!isOnline || isReported}
            onClick={() => (member === null ? logInFirst() : setOpen('report'))}
          >
            {isReported ? text.reported : text.report}
          </Button>
        )}
      </div>
      {open !== undefined && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            {open === 'report' ? (
              <ContentReport type="QUESTION" id={questionId} onSent={() => setReported(true)} onClose={close} />
            ) : (
              <ContentChange
                type="QUESTION"
                id={questionId}
                title={title}
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

function Share({ title }: { title: string }) {
  const share = useShareLink();
  return (
    <Button tone="quiet" size="s" onClick={() => share({ title, url: window.location.href, copied: text.shared })}>
      {text.share}
    </Button>
  );
}
