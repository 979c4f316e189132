import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Banner, Button, FileUpload, Form, Stack, Text, TextArea, TextField } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { qaLengths, qaMediaMax } from '#rules/qa-limits.ts';
import { useUploads } from '#src/actors/uploader/use-uploads.ts';
import { useNavigateTo, useNotify, useWithActors } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import { sendOnce } from '#src/api/send-once.ts';
import type { Shop } from '#src/api/shop.ts';
import { useKeepDraft } from '#src/forms/draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { questionDraft, type QuestionDraft } from '#src/storage/question-drafts.ts';
import { uploadText } from '#src/text/uploads.ts';
import { askText as text } from '../../parts/ask-text.ts';
import { KeptDrafts, type KeptDraftsHandle } from '../../parts/kept-drafts.tsx';
import { ownedDraft } from '../../parts/owned-draft.ts';
import { questionHref } from '../../parts/question-address.ts';
import { checkQuestion } from '../../parts/question-fields.ts';
import { questionsText } from '../../parts/questions-text.ts';
import { ProductChoice } from './product-choice.tsx';
import { SimilarQuestions } from './similar-questions.tsx';

/** Questions that say about the same as `q`, of one product or of all. */
const similarQuestions = (shop: Shop, q: string, spu: string | undefined) =>
  queryOptions({
    queryKey: questionKey(shop, 'similar', q, spu),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/appQuestionAnswer/question/similar', {
          params: { query: { q, ...(spu !== undefined && { spu }) } },
          signal,
        }),
      ),
  });

const formId = 'ask-form';
const ids = { spu: 'ask-product', title: 'ask-title', body: 'ask-body' } as const;
const uploadTexts = { ...uploadText, full: uploadText.full(qaMediaMax) };

interface AskSheetProps {
  /** What the list is about; without it the shopper chooses. */
  readonly spu: string | undefined;
  readonly product: components['schemas']['QaProduct'] | undefined;
  readonly onClose: () => void;
}

/** Where a question is written. The ones that say about the same are shown first; a guest logs in before it is sent. */
export function AskSheet({ spu, product, onClose }: AskSheetProps) {
  // Another one logs in or out: what is written belongs to who is here.
  return <AskForm key={useShop().member} spu={spu} product={product} onClose={onClose} />;
}

function AskForm({ spu, product, onClose }: AskSheetProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const withActors = useWithActors();
  const isOnline = useOnline();
  const isGuest = shop.member === null;
  const draft = ownedDraft<Omit<QuestionDraft, 'owner'>>(questionDraft, shop.member, spu ?? 'any');
  const [restored, setRestored] = useState(draft.read);
  const pictures = useUploads(qaMediaMax, restored?.pictures ?? []);
  const [pictureError, setPictureError] = useState<string>();
  const [looked, setLooked] = useState('');
  const [tie, setTie] = useState(restored?.tie);
  const keeper = useRef<KeptDraftsHandle>(null);
  const empty = { spu: spu ?? '', title: '', body: '' };
  const similarTo = (title: string) => similarQuestions(shop, cleanText('line', title), spu);
  const similar = useQuery({ ...similarTo(looked), enabled: looked !== '' });

  const logInFirst = () =>
    withActors(({ session }) => session.send({ type: 'login.request', path: href('/faq/list', { spu, ask: 1 }) }));
  const form = useForm({
    ids,
    check: (values) => ({
      ...checkQuestion(values),
      ...(values.spu === '' && { spu: text.productMissing }),
    }),
    initial: { ...empty, ...(restored && { title: restored.title, body: restored.body }) },
    send: async (values) => {
      const question = {
        spu: values.spu,
        title: cleanText('line', values.title),
        body: cleanText('block', values.body),
        mediaIds: pictures.stored.map(({ mediaId }) => mediaId),
      };
      const draftId = await keeper.current?.release();
      const created = await sendOnce('askQuestion', values.spu, question, (key) =>
        unwrap(
          shop.client.POST('/app-mall/v1/appQuestionAnswer/question', {
            body: { ...question, ...(draftId !== undefined && { draftId }) },
            params: { header: idempotent(key) },
          }),
        ),
      );
      keeper.current?.forget();
      draft.drop();
      notify({
        text: created.status === 'PENDING' ? text.sent.PENDING : text.sent.shown,
        tone: 'success',
        duration: 4000,
      });
      await data.invalidateQueries({ queryKey: questionKey(shop) });
      return created;
    },
    onSent: ({ questionId }) => navigateTo(questionHref(questionId)),
  });
  const { title, body } = form.values;
  const { stored } = pictures;
  const written = useMemo(() => ({ title, body, pictures: stored, ...(tie && { tie }) }), [title, body, stored, tie]);
  useKeepDraft(draft, written, (title !== '' || body !== '' || stored.length > 0) && !form.isSent);
  const hasSimilar = looked === cleanText('line', title) && (similar.data?.list.length ?? 0) > 0;

  const submit = () => {
    const isReady = !pictures.isSending && !pictures.isBroken;
    setPictureError(isReady ? undefined : pictures.isSending ? uploadText.stillSending : uploadText.broken);
    if (isReady && form.check()) void sendOrShowSimilar();
  };
  // Whoever has not seen what was asked before sees it first.
  const sendOrShowSimilar = async () => {
    if (!hasSimilar) {
      const before = await data.fetchQuery(similarTo(title)).catch(() => undefined);
      setLooked(cleanText('line', title));
      if (before !== undefined && before.list.length > 0) return;
    }
    if (isGuest) logInFirst();
    else form.submit();
  };
  const startAgain = () => {
    draft.drop();
    setRestored(undefined);
    pictures.clear();
    form.restart(empty);
  };
  const titleField = form.text('title');
  return (
    <Sheet
      open
      side="bottomOrCentre"
      title={text.title}
      description={product ? text.about(product.title) : text.lead}
      closeLabel={text.close}
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      footer={
        <Stack gap="xs">
          <Button block type="submit" form={formId} loading={form.isSending} disabled={!isOnline}>
            {hasSimilar ? text.sendAnyway : text.send}
          </Button>
          {isGuest && (
            <Text size="small" tone="muted">
              {questionsText.logInFirst}
            </Text>
          )}
        </Stack>
      }
    >
      <Form id={formId} gap="l" errorTitle={text.errors} errors={form.errors} onSubmit={submit}>
        {restored && (
          <Banner
            tone="info"
            action={
              <Button tone="quiet" size="s" onClick={startAgain}>
                {questionsText.discard}
              </Button>
            }
          >
            {questionsText.draft}
          </Banner>
        )}
        {!isOnline && <Banner tone="caution">{questionsText.offline}</Banner>}
        {spu === undefined && (
          <ProductChoice
            id={ids.spu}
            value={form.values.spu}
            error={form.messages['spu']}
            onChange={(chosen) => form.set('spu', chosen)}
          />
        )}
        <Stack gap="s">
          <TextField
            label={text.question}
            hint={text.questionHint(qaLengths.title.min)}
            maxLength={qaLengths.title.max}
            autoComplete="off"
            {...titleField}
            onBlur={() => {
              if (cleanText('line', title).length >= qaLengths.title.min) setLooked(cleanText('line', title));
            }}
          />
          <div role="status">{hasSimilar && similar.data && <SimilarQuestions questions={similar.data.list} />}</div>
        </Stack>
        <TextArea
          label={text.details}
          optionalText={text.optional}
          hint={text.detailsHint}
          rows={3}
          maxLength={qaLengths.question.max}
          {...form.text('body')}
        />
        {!isGuest && (
          <KeptDrafts
            ref={keeper}
            kind="QUESTION"
            target={spu ?? ''}
            newTarget={form.values.spu}
            written={{ title, body }}
            tie={tie}
            onTie={setTie}
            onRestore={(draftText) => form.restart({ ...form.values, ...draftText })}
          />
        )}
        {!isGuest && (
          <FileUpload
            label={uploadText.label}
            hint={uploadText.hint}
            error={pictures.isSending || pictures.isBroken ? pictureError : undefined}
            accept="image/jpeg,image/png,image/webp"
            max={qaMediaMax}
            files={pictures.rows}
            onFiles={pictures.add}
            onRemove={pictures.remove}
            onRetry={pictures.retry}
            texts={uploadTexts}
          />
        )}
      </Form>
    </Sheet>
  );
}
