import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Banner, Button, Form, Inline, Link, Text, TextArea } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { qaLengths } from '#rules/qa-limits.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey, type QaReply, type QuestionDetail } from '#src/api/queries/questions.ts';
import { sendOnce } from '#src/api/send-once.ts';
import { useKeepDraft } from '#src/forms/draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { answerDraft, type AnswerDraft } from '#src/storage/question-drafts.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { questionText } from '../parts/detail-text.ts';
import type { KeptDraftsHandle } from '../parts/kept-drafts.tsx';
import { ownedDraft } from '../parts/owned-draft.ts';
import { checkAnswer } from '../parts/question-fields.ts';
import { questionsText } from '../parts/questions-text.ts';
import type { AnswerPicturesState } from './answer-pictures.tsx';
import * as styles from './detail.css.ts';
import { useLogInFirst } from '../parts/use-log-in-first.ts';

const text = questionText.answer;
const ids = { body: 'answer-text' } as const;
const noPictures: AnswerPicturesState = { stored: [], problem: undefined };

// What only members need who write an answer: with the machine of uploads.
const AnswerPictures = lazy(() => import('./answer-pictures.tsx').then((part) => ({ default: part.AnswerPictures })));
const KeptDrafts = lazy(() => import('../parts/kept-drafts.tsx').then((part) => ({ default: part.KeptDrafts })));
const empty = { body: '' };

interface ReplyBoxProps {
  readonly questionId: string;
  readonly mayReply: QuestionDetail['mayReply'];
  /** After the server has it. */
  readonly onWritten: (reply: QaReply) => void;
}

/** Where an answer is written, or why the caller cannot write one. */
export function ReplyBox({ questionId, mayReply, onWritten }: ReplyBoxProps) {
  const { member } = useShop();
  if (mayReply === 'BUYERS') {
    return (
      <Inline gap="s" wrap align="centre">
        <Text tone="muted">{text.buyers}</Text>
        <Link className={styles.way} href={href('/faq/answerer-guide')}>
          {text.guide}
        </Link>
      </Inline>
    );
  }
  if (mayReply === 'LIMIT') return <Text tone="muted">{text.limit}</Text>;
  if (mayReply !== 'YES' && mayReply !== 'LOGIN') return null;
  return <ReplyForm key={member} questionId={questionId} onWritten={onWritten} />;
}

/** One line until somebody writes in it. A guest writes first and logs in then: what is written stays in this tab. */
function ReplyForm({ questionId, onWritten }: Omit<ReplyBoxProps, 'mayReply'>) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const logInFirst = useLogInFirst();
  const isGuest = shop.member === null;
  // That of a member is kept with the shop as well.
  const draft = ownedDraft<Omit<AnswerDraft, 'owner'>>(answerDraft, shop.member, questionId);
  const [hasFocus, setHasFocus] = useState(false);
  const [pictureError, setPictureError] = useState<string>();
  // A member is known after hydration only. To a guest the server renders an empty box, so what is kept comes right after.
  const [memberDraft] = useState(() => (isGuest ? undefined : draft.read()));
  const [pictures, setPictures] = useState({ ...noPictures, stored: memberDraft?.pictures ?? noPictures.stored });
  /** Another answer has pictures of its own. */
  const [answerCount, setAnswerCount] = useState(0);
  const [tie, setTie] = useState(memberDraft?.tie);
  const keeper = useRef<KeptDraftsHandle>(null);
  const form = useForm({
    ids,
    check: checkAnswer,
    failureAt: 'body',
    initial: { body: memberDraft?.body ?? '' },
    send: async ({ body }) => {
      const draftId = await keeper.current?.release();
      const answer = {
        questionId,
        body: cleanText('block', body),
        mediaIds: pictures.stored.map(({ mediaId }) => mediaId),
      };
      const reply = await sendOnce('answerQuestion', questionId, answer, (key) =>
        unwrap(
          shop.client.POST('/app-mall/v1/appQuestionAnswer/reply', {
            body: { ...answer, ...(draftId !== undefined && { draftId }) },
            params: { header: idempotent(key) },
          }),
        ),
      );
      keeper.current?.forget();
      draft.drop();
      notify({ text: text.sent[reply.status], tone: 'success', duration: 4000 });
      await data.invalidateQueries({ queryKey: questionKey(shop) });
      return reply;
    },
    onSent: (reply) => {
      setPictures(noPictures);
      setAnswerCount(answerCount + 1);
      form.restart(empty);
      form.again();
      setHasFocus(false);
      onWritten(reply);
    },
  });
  const { body } = form.values;
  const restore = useEffectEvent(() => {
    const draftOfGuest = isGuest ? draft.read() : undefined;
    if (draftOfGuest && form.values.body === '') form.restart({ body: draftOfGuest.body });
  });
  useEffect(() => restore(), []);
  const { stored } = pictures;
  const written = useMemo(() => ({ body, pictures: stored, ...(tie && { tie }) }), [body, stored, tie]);
  useKeepDraft(draft, written, (body !== '' || stored.length > 0) && !form.isSent);
  const isOpen = hasFocus || body !== '' || stored.length > 0;

  const submit = () => {
    if (isGuest) {
      if (form.check()) logInFirst('#answer');
      return;
    }
    setPictureError(pictures.problem);
    if (pictures.problem === undefined) form.submit();
  };
  return (
    <div
      id="answer"
      className={styles.reply}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <Form errors={form.errors} onSubmit={submit}>
        <noscript>
          <Banner tone="caution">{questionsText.noScript}</Banner>
        </noscript>
        <TextArea
          label={text.label}
          placeholder={text.placeholder}
          rows={isOpen ? 4 : 1}
          hint={isOpen ? text.hint : undefined}
          {...(isOpen && { maxLength: qaLengths.reply.max })}
          {...form.text('body')}
        />
        {isOpen && !isOnline && <Banner tone="caution">{questionsText.offline}</Banner>}
        {isOpen && !isGuest && (
          <ErrorBoundary quiet>
            <Suspense fallback={null}>
              <AnswerPictures key={answerCount} initial={pictures.stored} error={pictureError} onChange={setPictures} />
            </Suspense>
          </ErrorBoundary>
        )}
        {!isGuest && (
          <ErrorBoundary quiet>
            <Suspense fallback={null}>
              <KeptDrafts
                ref={keeper}
                kind="ANSWER"
                target={questionId}
                written={{ title: '', body }}
                tie={tie}
                onTie={setTie}
                onRestore={(draftText) => form.restart({ body: draftText.body })}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {isOpen && (
          <Inline gap="m" wrap align="centre">
            <Button type="submit" loading={form.isSending} disabled={!isOnline}>
              {text.send}
            </Button>
            {isGuest && (
              <Text size="small" tone="muted">
                {questionsText.logInFirst}
              </Text>
            )}
          </Inline>
        )}
      </Form>
    </div>
  );
}
