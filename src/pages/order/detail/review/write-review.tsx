import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Banner, Button, FileUpload, Form, RatingInput, TextArea, TextField } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { reviewBodyMaxLength, formMaxMedia, reviewTitleMaxLength } from '#rules/limits.ts';
import { useUploads } from '#src/actors/uploader/use-uploads.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { sendOnce } from '#src/api/send-once.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';
import { useKeepDraft } from '#src/forms/draft.ts';
import type { FieldErrors } from '#src/forms/form-errors.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { uploadText } from '#src/text/uploads.ts';
import { OfflineBanner } from '#src/widgets/offline-banner.tsx';
import { reviewDraftOf } from './review-draft.ts';
import { reviewText as text } from './text.ts';

interface ReviewValues {
  /** 0 while no stars are chosen. */
  readonly rating: number;
  readonly title: string;
  readonly body: string;
}

const emptyReview: ReviewValues = { rating: 0, title: '', body: '' };

const reviewIds = { rating: 'review-rating', title: 'review-title', body: 'review-body' } as const;

/** What is missing before a review can be sent. */
const checkReview = ({ rating, title, body }: ReviewValues): FieldErrors<ReviewValues> => ({
  ...(rating === 0 && { rating: text.missing.rating }),
  ...(cleanText('line', title) === '' && { title: text.missing.title }),
  ...(cleanText('block', body) === '' && { body: text.missing.body }),
});

/** Sends a review, once per order line. */
function sendReview(
  { client }: Shop,
  body: components['schemas']['NewReview'],
): Promise<components['schemas']['ReviewReceipt']> {
  return sendOnce('createReview', body.lineId, body, (key) =>
    unwrap(client.POST('/app-mall/v1/review', { body, params: { header: idempotent(key) } })),
  );
}

type Receipt = components['schemas']['ReviewReceipt'];

const formId = 'review-form';
const uploadTexts = { ...uploadText, full: uploadText.full(formMaxMedia) };

interface WriteReviewProps {
  readonly orderNo: string;
  readonly line: Pick<components['schemas']['OrderLine'], 'lineId' | 'title'>;
  readonly onClose: () => void;
  /** After the server has it. */
  readonly onWritten: (receipt: Receipt) => void;
}

/** A review of one order line. What is written stays in this tab until it is sent. */
export function WriteReview({ orderNo, line: { lineId, title: product }, onClose, onWritten }: WriteReviewProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const draft = reviewDraftOf(shop.member ?? '', lineId);
  const [restored, setRestored] = useState(draft.read);
  const pictures = useUploads(formMaxMedia, restored?.pictures ?? []);
  const [pictureError, setPictureError] = useState<string>();
  const readOrder = () => data.invalidateQueries({ queryKey: shopKey(shop, 'order') });
  const form = useForm({
    ids: reviewIds,
    check: checkReview,
    initial: restored ? { rating: restored.rating, title: restored.title, body: restored.body } : emptyReview,
    send: async (values) => {
      const media = pictures.stored.map(({ mediaId }) => mediaId);
      const receipt = await sendReview(shop, { orderNo, lineId, ...values, media });
      draft.drop();
      notify({ text: text.sent[receipt.status], tone: 'success', duration: 4000 });
      await readOrder();
      return receipt;
    },
    onSent: onWritten,
    onFailed: (error) => {
      // Another tab or an earlier try was first: the order says what became of it.
      if (!(error instanceof ShopApiError) || error.code !== 'REVIEW_EXISTS') return;
      draft.drop();
      void readOrder();
    },
  });
  const { rating, title, body } = form.values;
  const { stored } = pictures;
  const written = useMemo(() => ({ rating, title, body, pictures: stored }), [rating, title, body, stored]);
  const isUnsaved = (form.differsFrom(emptyReview) || stored.length > 0) && !form.isSent;
  useKeepDraft(draft, written, isUnsaved);

  const submit = () => {
    const problem = pictures.isSending ? uploadText.stillSending : uploadText.broken;
    const isReady = !pictures.isSending && !pictures.isBroken;
    setPictureError(isReady ? undefined : problem);
    if (isReady) form.submit();
  };
  const startAgain = () => {
    draft.drop();
    setRestored(undefined);
    pictures.clear();
    form.restart(emptyReview);
  };

  return (
    <Modal
      open
      title={text.title(product)}
      description={text.lead}
      closeLabel={text.close}
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      footer={
        <Button type="submit" form={formId} loading={form.isSending} disabled={!isOnline}>
          {text.send}
        </Button>
      }
    >
      <Form id={formId} gap="l" errorTitle={text.errors} errors={form.errors} onSubmit={submit}>
        {restored && (
          <Banner
            tone="info"
            action={
              <Button tone="quiet" size="s" onClick={startAgain}>
                {text.discard}
              </Button>
            }
          >
            {text.draft}
          </Banner>
        )}
        <OfflineBanner>{text.offline}</OfflineBanner>
        <RatingInput
          id={reviewIds.rating}
          legend={text.stars}
          words={text.starWords}
          value={rating}
          onChange={(chosen) => form.set('rating', chosen)}
          error={form.messages['rating']}
        />
        <TextField
          label={text.heading}
          hint={text.headingHint(reviewTitleMaxLength)}
          maxLength={reviewTitleMaxLength}
          autoComplete="off"
          {...form.text('title')}
        />
        <TextArea
          label={text.body}
          hint={text.bodyHint}
          rows={5}
          maxLength={reviewBodyMaxLength}
          {...form.text('body')}
        />
        <FileUpload
          label={uploadText.label}
          hint={uploadText.hint}
          error={pictures.isSending || pictures.isBroken ? pictureError : undefined}
          accept="image/jpeg,image/png,image/webp"
          max={formMaxMedia}
          files={pictures.rows}
          onFiles={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
          texts={uploadTexts}
        />
      </Form>
    </Modal>
  );
}
