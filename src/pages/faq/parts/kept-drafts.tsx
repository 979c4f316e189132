import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Button, Inline, Stack, Text } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useNotify, useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import type { DraftTie } from '#src/storage/question-drafts.ts';
import { momentText } from '#src/widgets/moments.ts';
import { draftsAbout, type QaDraft } from './drafts-query.ts';
import * as styles from './kept-drafts.css.ts';
import { keptDraftsText as text } from './kept-drafts-text.ts';

const path = '/app-mall/v1/appQuestionAnswer/draft';
/** After the last key, so long (ms). */
const pause = 1_500;

export interface DraftText {
  readonly title: string;
  readonly body: string;
}

/** What a form does with its draft when it sends what is written. */
export interface KeptDraftsHandle {
  /** Waits for what is being kept. @returns the draft that goes with the sending */
  release(): Promise<string | undefined>;
  /** After it was sent: the next text is another one. */
  forget(): void;
}

interface KeptDraftsProps {
  readonly kind: QaDraft['kind'];
  /** What drafts are looked for about. */
  readonly target: string;
  /** What the text is about by now; `target` where it is left out. */
  readonly newTarget?: string;
  readonly written: DraftText;
  /** The draft that the text belongs to, as this tab remembers it. */
  readonly tie: DraftTie | undefined;
  readonly onTie: (tie: DraftTie | undefined) => void;
  /** Puts a draft into the form. */
  readonly onRestore: (draft: DraftText) => void;
  readonly ref: Ref<KeptDraftsHandle>;
}

const isEmpty = ({ title, body }: DraftText): boolean =>
  cleanText('line', title) === '' && cleanText('block', body) === '';

/**
 * Keeps what a member writes with the shop, a moment after the last key, and again once the network is back. What was written
 * elsewhere is put into an empty form, and stands below one that has a text of its own.
 */
export function KeptDrafts({ kind, target, newTarget = target, written, tie, onTie, onRestore, ref }: KeptDraftsProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const query = draftsAbout(shop, { kind, target });
  const found = useQuery(query);
  const [isKept, setKept] = useState(false);
  const current = useRef({ tie, saved: '', isFull: false });
  const queue = useRef(Promise.resolve());

  const setTie = (next: DraftTie | undefined, saved: string) => {
    current.current = { ...current.current, tie: next, saved };
    onTie(next);
  };
  const keepOne = async (draft: DraftText): Promise<void> => {
    const { tie: before, saved } = current.current;
    const words = JSON.stringify(draft);
    if (words === saved || (before === undefined && isEmpty(draft))) return;
    if (isEmpty(draft)) {
      if (before) await unwrap(shop.client.DELETE(path, { body: { draftId: before.draftId } }));
      setTie(undefined, '');
      setKept(false);
      return;
    }
    const body = { kind, target: newTarget, ...draft, ...(before ?? { draftId: crypto.randomUUID(), version: 0 }) };
    // A second try after a lost answer is about the same draft.
    if (!before) setTie({ draftId: body.draftId, version: 0 }, '');
    const { draft: stored, others } = await unwrap(shop.client.PUT(path, { body }));
    setTie({ draftId: stored.draftId, version: stored.version }, words);
    setKept(true);
    data.setQueryData(query.queryKey, { list: [stored, ...others] });
  };
  const keep = (draft: DraftText) => {
    queue.current = queue.current.then(() => keepOne(draft)).catch(sayOnce);
  };
  // Without the network the tab keeps it; it is tried again once that is back.
  const sayOnce = (error: unknown) => {
    if (!(error instanceof ShopApiError) || error.code !== 'QA_DRAFTS_FULL' || current.current.isFull) return;
    current.current.isFull = true;
    notify({ text: error.message, tone: 'warning' });
  };
  const keepNow = useEffectEvent(() => {
    if (isOnline) keep(written);
  });
  const { title, body } = written;
  useEffect(() => {
    const timer = window.setTimeout(keepNow, pause);
    return () => window.clearTimeout(timer);
  }, [title, body, newTarget, isOnline]);
  useEffect(() => () => keepNow(), []);

  const restore = (draft: QaDraft) => {
    const { draftId, version } = draft;
    const words = { title: draft.title, body: draft.body };
    setTie({ draftId, version }, JSON.stringify(words));
    setKept(true);
    onRestore(words);
  };
  /** What stands in the form is kept first: it is in the list then. */
  const exchange = async (draft: QaDraft) => {
    const isStored = queue.current.then(() => keepOne(written)).then(() => true);
    queue.current = isStored.then(() => undefined).catch(() => undefined);
    try {
      await isStored;
      restore(draft);
    } catch (error) {
      if (error instanceof Error) notify({ text: error.message, tone: 'warning' });
    }
  };
  const restoreFirst = useEffectEvent((drafts: readonly QaDraft[]) => {
    const [newest] = drafts;
    if (newest && isEmpty(written) && current.current.tie === undefined) restore(newest);
  });
  const drafts = found.data?.list;
  const hasRead = useRef(false);
  useEffect(() => {
    if (!drafts || hasRead.current) return;
    hasRead.current = true;
    restoreFirst(drafts);
  }, [drafts]);

  useImperativeHandle(ref, () => ({
    release: async () => {
      await queue.current;
      return current.current.tie?.draftId;
    },
    forget: () => {
      setTie(undefined, JSON.stringify(written));
      setKept(false);
    },
  }));

  const others = (drafts ?? []).filter(({ draftId }) => draftId !== tie?.draftId);
  return (
    <>
      {isKept && !isEmpty(written) && (
        <Text size="small" tone="muted">
          {text.saved}
        </Text>
      )}
      {others.length > 0 && (
        <section aria-label={text.label}>
          <Stack gap="m">
            {others.map((draft) => (
              <Other
                key={draft.draftId}
                draft={draft}
                onUse={() => void exchange(draft)}
                onGone={() => data.setQueryData(query.queryKey, { list: others.filter((each) => each !== draft) })}
              />
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}

interface OtherProps {
  readonly draft: QaDraft;
  readonly onUse: () => void;
  readonly onGone: () => void;
}

/** A draft about the same that is not in the form. */
function Other({ draft, onUse, onGone }: OtherProps) {
  const { client } = useShop();
  const notify = useNotify();
  const site = useSite();
  const isOnline = useOnline();
  const { draftId, title, body, savedTime } = draft;
  const remove = useMutation({
    mutationFn: () => unwrap(client.DELETE(path, { body: { draftId } })),
    onSuccess: () => {
      notify({ text: text.removed, tone: 'success' });
      onGone();
    },
    onError: ({ message }) => notify({ text: message, tone: 'warning' }),
  });
  return (
    <div className={styles.other}>
      <Text size="small" tone="muted">
        {text.writtenAt(momentText(savedTime, site))}
      </Text>
      {title !== '' && <Text weight="medium">{title}</Text>}
      {body !== '' && <p className={styles.words}>{body}</p>}
      <Inline gap="s" wrap>
        <Button tone="quiet" size="s" flush disabled={!isOnline} onClick={onUse}>
          {text.use}
        </Button>
        <Button tone="quiet" size="s" loading={remove.isPending} disabled={!isOnline} onClick={() => remove.mutate()}>
          {text.remove}
        </Button>
      </Inline>
    </div>
  );
}
