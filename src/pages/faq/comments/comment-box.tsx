import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Banner, Button, Form, Inline, Text, TextArea } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { qaLengths } from '#rules/qa-limits.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import { sendOnce } from '#src/api/send-once.ts';
import { useKeepDraft } from '#src/forms/draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { commentDraft, type CommentDraft } from '#src/storage/question-drafts.ts';
import { ownedDraft } from '../parts/owned-draft.ts';
import { questionsText } from '../parts/questions-text.ts';
import { useLogInFirst } from '../parts/use-log-in-first.ts';
import * as styles from './comments.css.ts';
import type { CommentPage, QaComment } from './queries.ts';
import { commentsText } from './text.ts';

const text = commentsText.box;
const ids = { body: 'comment-text' } as const;

interface CommentBoxProps {
  readonly replyId: string;
  readonly mayComment: CommentPage['mayComment'];
  /** The answer is there no more: what is written can be copied, and goes nowhere. */
  readonly isGone: boolean;
  /** After the server has it. */
  readonly onWritten: (comment: QaComment) => void;
}

/** Where a comment is written, or why the caller cannot write one. */
export function CommentBox({ replyId, mayComment, isGone, onWritten }: CommentBoxProps) {
  const { member } = useShop();
  if (mayComment === 'LIMIT') return <Text tone="muted">{commentsText.limit}</Text>;
  if (mayComment === 'CLOSED') return <Text tone="muted">{commentsText.closed}</Text>;
  return <CommentForm key={member} replyId={replyId} isGone={isGone} onWritten={onWritten} />;
}

/** One line until somebody writes in it. A guest writes first and logs in then: what is written stays in this tab. */
function CommentForm({ replyId, isGone, onWritten }: Omit<CommentBoxProps, 'mayComment'>) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const logInFirst = useLogInFirst();
  const isGuest = shop.member === null;
  const draft = ownedDraft<Pick<CommentDraft, 'body'>>(commentDraft, shop.member, replyId);
  const [hasFocus, setHasFocus] = useState(false);
  const form = useForm({
    ids,
    check: ({ body }) => (cleanText('block', body) === '' ? { body: text.missing } : {}),
    failureAt: 'body',
    // A member is known after hydration only. To a guest the server renders an empty box, so what is kept comes right after.
    initial: { body: isGuest ? '' : (draft.read()?.body ?? '') },
    send: async ({ body }) => {
      const comment = { replyId, body: cleanText('block', body) };
      const written = await sendOnce('commentOnReply', replyId, comment, (key) =>
        unwrap(
          shop.client.POST('/app-mall/v1/appQuestionAnswer/comment', {
            body: comment,
            params: { header: idempotent(key) },
          }),
        ),
      );
      draft.drop();
      notify({ text: text.sent[written.status], tone: 'success', duration: 4000 });
      await data.invalidateQueries({ queryKey: questionKey(shop) });
      return written;
    },
    onSent: (comment) => {
      form.restart({ body: '' });
      form.again();
      setHasFocus(false);
      onWritten(comment);
    },
    // The answer may be away: the page says so beside what was written.
    onFailed: () => void data.invalidateQueries({ queryKey: questionKey(shop, 'comments', replyId) }),
  });
  const { body } = form.values;
  const restore = useEffectEvent(() => {
    const draftOfGuest = isGuest ? draft.read() : undefined;
    if (draftOfGuest && form.values.body === '') form.restart({ body: draftOfGuest.body });
  });
  useEffect(() => restore(), []);
  const written = useMemo(() => ({ body }), [body]);
  useKeepDraft(draft, written, body !== '' && !form.isSent);
  const isOpen = hasFocus || body !== '';
  const submit = () => {
    if (!isGuest) form.submit();
    else if (form.check()) logInFirst('#comment');
  };
  return (
    <div
      id="comment"
      className={styles.box}
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
          rows={isOpen ? 3 : 1}
          hint={isOpen ? text.hint : undefined}
          {...(isOpen && { maxLength: qaLengths.comment.max })}
          {...form.text('body')}
        />
        {isOpen && !isOnline && <Banner tone="caution">{questionsText.offline}</Banner>}
        {isOpen && (
          <Inline gap="m" wrap align="centre">
            <Button type="submit" loading={form.isSending} disabled={!isOnline || isGone}>
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
