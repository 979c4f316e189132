import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button, Form, InlineMessage, Link, Select, Text, TextArea, TextField } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { ticketLengths } from '#rules/ticket-limits.ts';
import { ticketCategories } from '#rules/ticket-states.ts';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent, orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { productDetail } from '#src/api/queries/catalogue.ts';
import { sendOnce } from '#src/api/send-once.ts';
import { useKeepDraft } from '#src/forms/draft.ts';
import type { FieldErrors } from '#src/forms/form-errors.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { EmailSent } from '#src/widgets/email-sent.tsx';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { OfflineBanner } from '#src/widgets/offline-banner.tsx';
import { consultationText } from '../text.ts';
import { type MessagePicturesState, noPictures } from './message-pictures-state.ts';
import { OrderPicker } from './order-picker.tsx';
import { ticketHeader, ticketsKey } from './queries.ts';
import { newTicketHref, ticketHref } from './ticket-address.ts';
import { ticketDraftOf, type TicketValues } from './ticket-form-draft.ts';
import * as styles from './tickets.css.ts';
import { useEarlierDraft } from './use-earlier-draft.ts';
import { useIsInBrowser } from '#src/hooks/use-is-in-browser.ts';
import { useTicketKey } from './use-ticket-key.ts';

// With the machine of uploads, which the first view does not need.
const MessagePictures = lazy(() =>
  import('./message-pictures.tsx').then((part) => ({ default: part.MessagePictures })),
);

const ids = {
  category: 'ticket-category',
  orderNo: 'ticket-order',
  subject: 'ticket-subject',
  text: 'ticket-text',
  email: 'ticket-email',
} as const;
/** As long as a double press takes at most, ms. */
const doublePress = 800;

const { form: words } = consultationText;
const checkEmail = emailRule(words.emailWrong);

const checkTicket = (
  { category, subject, text, email }: TicketValues,
  isGuest: boolean,
): FieldErrors<TicketValues> => ({
  ...(category === '' && { category: words.missing.category }),
  ...(cleanText('line', subject).length < ticketLengths.subject.min && {
    subject: words.missing.subject(ticketLengths.subject.min),
  }),
  ...(cleanText('block', text).length < ticketLengths.text.min && { text: words.missing.text(ticketLengths.text.min) }),
  ...(isGuest && { email: checkEmail(email) }),
});

interface TicketFormProps {
  /** The order and the product that the page was opened about. */
  readonly orderNo: string | undefined;
  readonly model: string | undefined;
}

/** Where a shopper writes to the shop. Another one logs in or out: what is written belongs to who is here. */
export function TicketForm(props: TicketFormProps) {
  return <NewTicket key={useShop().member} {...props} />;
}

function NewTicket({ orderNo, model }: TicketFormProps) {
  const text = useText(words);
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const isOnline = useOnline();
  const ticketKey = useTicketKey();
  const isGuest = shop.member === null;
  const draft = ticketDraftOf(shop.member);
  const product = useQuery({ ...productDetail(shop, { spu: model ?? '' }), enabled: model !== undefined });
  const isInBrowser = useIsInBrowser();
  const before = useEarlierDraft(draft);
  const [changedPictures, setPictures] = useState<MessagePicturesState>();
  const [pictureError, setPictureError] = useState<string>();
  // What the shop keeps pictures under; no markup has it.
  const [ownId, setOwnId] = useState(() => crypto.randomUUID());
  const [isAnother, setIsAnother] = useState(false);
  const draftId = (isAnother ? undefined : before?.draftId) ?? ownId;
  const sessionId = (isAnother ? undefined : before?.sessionId) ?? '';
  const pictures = changedPictures ?? { ...noPictures, stored: before?.pictures ?? noPictures.stored };
  const sentAt = useRef(0);
  const [receipt, setReceipt] = useState<components['schemas']['TicketReceipt']>();
  const initial: TicketValues = {
    ...{ category: orderNo !== undefined ? 'ORDER' : model !== undefined ? 'PRODUCT' : '', orderNo: orderNo ?? '' },
    ...{ subject: '', text: '', email: '' },
  };
  const form = useForm({
    ids,
    check: (values: TicketValues) => checkTicket(values, isGuest),
    initial,
    send: async (values) => {
      const mediaIds = pictures.stored.map(({ mediaId }) => mediaId);
      const accessKey = isGuest ? accessKeyOf(store, values.orderNo) : undefined;
      const mayNameOrder = values.orderNo !== '' && (!isGuest || accessKey !== undefined);
      const body = {
        category: values.category || ('OTHER' as const),
        subject: cleanText('line', values.subject),
        text: cleanText('block', values.text),
        ...(mayNameOrder ? { orderNo: values.orderNo } : {}),
        ...(product.data ? { model: product.data.spu } : {}),
        ...(mediaIds.length === 0 ? {} : { media: { draftId, mediaIds } }),
        ...(isGuest ? { email: cleanText('email', values.email) } : {}),
        ...(sessionId === '' ? {} : { sessionId }),
      };
      const answer = await sendOnce('createTicket', shop.member ?? 'guest', body, (key) =>
        unwrap(
          shop.client.POST('/app-mall/v1/support/ticket', {
            body,
            params: { header: { ...idempotent(key), ...ticketHeader(ticketKey) } },
            headers: orderKey(accessKey),
          }),
        ),
      );
      draft.drop();
      await data.invalidateQueries({ queryKey: ticketsKey(shop) });
      return answer;
    },
    refusalOf: (error) =>
      pictures.stored.length > 0 && 'code' in error && error.code === 'NOT_FOUND' ? new Error(text.lost) : error,
    onSent: (answer) => {
      if (answer.state === 'VERIFY') {
        sentAt.current = performance.now();
        setReceipt(answer);
        return;
      }
      notify({ text: text.sent(answer.answerText), tone: 'success', duration: 4000 });
      navigateTo(ticketHref(answer.ticketNo));
    },
  });
  const restore = useEffectEvent(() => {
    if (before === undefined) return;
    const { category, subject, text: message, email } = before;
    form.restart({
      ...{ category: category || initial.category, orderNo: orderNo ?? before.orderNo },
      ...{ subject, text: message, email },
    });
  });
  useEffect(() => restore(), [before]);
  const { values } = form;
  const { stored } = pictures;
  const written = useMemo(
    () => ({ ...values, sessionId, draftId, pictures: stored }),
    [values, sessionId, draftId, stored],
  );
  const isWritten = values.subject !== '' || values.text !== '' || values.email !== '' || stored.length > 0;
  useKeepDraft(draft, written, isWritten && !form.isSent);

  if (receipt !== undefined) {
    const sent = text.verify.sent(receipt.emailMasked, receipt.answerText);
    const again = () => {
      // The second half of a double press on "Send" falls on what has come in its place.
      if (performance.now() - sentAt.current < doublePress) return;
      setReceipt(undefined);
      setPictures(noPictures);
      setIsAnother(true);
      setOwnId(crypto.randomUUID());
      form.restart({ ...initial, email: values.email });
      form.again();
    };
    return <EmailSent text={{ ...text.verify, sent }} fieldId={ids.category} onAgain={again} />;
  }
  const submit = () => {
    setPictureError(pictures.problem);
    if (pictures.problem === undefined) form.submit();
    else form.check();
  };
  return (
    <Form errors={form.errors} onSubmit={submit} className={styles.form}>
      <OfflineBanner>{text.offline}</OfflineBanner>
      <noscript>
        <InlineMessage tone="caution">{text.noScript}</InlineMessage>
      </noscript>
      {sessionId !== '' && <Text>{text.withTalk}</Text>}
      {model !== undefined && !product.error && (
        <Text>{product.data ? text.aboutProduct(product.data.title) : '\u00a0'}</Text>
      )}
      <Select
        label={text.category}
        placeholder={text.choose}
        options={ticketCategories.map((value) => ({ value, label: text.categories[value] }))}
        id={ids.category}
        value={values.category}
        error={form.text('category').error}
        onChange={({ target }) =>
          form.set('category', ticketCategories.find((category) => category === target.value) ?? '')
        }
      />
      {isGuest
        ? values.orderNo !== '' && <GuestOrder orderNo={values.orderNo} />
        : isInBrowser && (
            <OrderPicker id={ids.orderNo} value={values.orderNo} onChange={(chosen) => form.set('orderNo', chosen)} />
          )}
      <TextField label={text.subject} maxLength={ticketLengths.subject.max} {...form.text('subject')} />
      <TextArea
        label={text.text}
        hint={text.textHint}
        rows={7}
        maxLength={ticketLengths.text.max}
        {...form.text('text')}
      />
      {isGuest && <EmailField label={text.email} hint={text.emailHint} autoComplete="email" {...form.text('email')} />}
      {isInBrowser && (
        <ErrorBoundary quiet>
          <Suspense fallback={null}>
            <MessagePictures
              key={draftId}
              draftId={draftId}
              initial={stored}
              error={pictureError}
              onChange={setPictures}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <Button type="submit" loading={form.isSending} disabled={!isOnline}>
        {text.send}
      </Button>
      {isGuest && (
        <Text size="small" tone="muted">
          <Link href={href('/account/login', { redirect: newTicketHref })}>{text.logIn}</Link>
        </Text>
      )}
    </Form>
  );
}

/** A guest names an order whose key this browser has. */
function GuestOrder({ orderNo }: { orderNo: string }) {
  const { aboutOrder } = useText(words);
  return accessKeyOf(store, orderNo) === undefined ? null : <Text>{aboutOrder(orderNo)}</Text>;
}
