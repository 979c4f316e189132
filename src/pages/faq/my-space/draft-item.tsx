import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, InlineMessage, Link } from '#design-system/index.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useNotify, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { momentText } from '#src/widgets/moments.ts';
import { questionHref } from '../parts/question-address.ts';
import type { QaSpaceDraft } from './queries.ts';
import * as styles from './space.css.ts';
import { spaceText } from './text.ts';

const text = spaceText.draft;

interface DraftItemProps {
  readonly item: QaSpaceDraft;
  /** After it is deleted. */
  readonly onGone: () => void;
}

/** What was begun to be written: where it goes on, or the whole text where that is not possible any more. */
export function DraftItem({ item, onGone }: DraftItemProps) {
  const { draft, question } = item;
  const site = useSite();
  const target = targetOf(item);
  const isLost = draft.kind === 'ANSWER' && question === null;
  return (
    <article className={styles.row}>
      <h2 className={styles.title}>{nameOf(item)}</h2>
      {isLost && <InlineMessage tone="caution">{text.gone}</InlineMessage>}
      {draft.title !== '' && <p className={styles.text}>{draft.title}</p>}
      {draft.body !== '' && <p className={isLost ? styles.whole : styles.text}>{draft.body}</p>}
      <p className={styles.notes}>{text.kept(momentText(draft.savedTime, site))}</p>
      <div className={styles.actions}>
        {target !== undefined && (
          <Button asChild size="s" tone="outline">
            <Link href={target} tone="plain">
              {text.go}
            </Link>
          </Button>
        )}
        <Delete draftId={draft.draftId} onGone={onGone} />
      </div>
    </article>
  );
}

function nameOf({ draft, question, product }: QaSpaceDraft): string {
  if (draft.kind === 'ANSWER') return question ? text.ofAnswer(question.title) : spaceText.answer;
  return product ? text.ofQuestion(product.title) : text.ofAnyQuestion;
}

function targetOf({ draft, question }: QaSpaceDraft): string | undefined {
  if (draft.kind === 'QUESTION') return href('/faq/list', { spu: draft.target || undefined, ask: 1 });
  return question ? `${questionHref(question.questionId)}#answer` : undefined;
}

function Delete({ draftId, onGone }: { readonly draftId: string; readonly onGone: () => void }) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const ask = useAsk();
  const isOnline = useOnline();
  const remove = useMutation({
    mutationFn: () => unwrap(shop.client.DELETE('/app-mall/v1/appQuestionAnswer/draft', { body: { draftId } })),
    onSuccess: async () => {
      notify({ text: text.removed, tone: 'success' });
      onGone();
      await data.invalidateQueries({ queryKey: questionKey(shop) });
    },
    onError: ({ message }) => notify({ text: message, tone: 'warning' }),
  });
  const { title, message, ok: okLabel, cancel: cancelLabel } = text.ask;
  const press = async () => {
    if (await ask({ kind: 'confirm', title, message, okLabel, cancelLabel })) remove.mutate();
  };
  return (
    <Button tone="quiet" size="s" flush loading={remove.isPending} disabled={!isOnline} onClick={() => void press()}>
      {text.remove}
    </Button>
  );
}
