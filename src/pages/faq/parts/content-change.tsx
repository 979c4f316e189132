import { Modal } from '#design-system/components/modal/modal.tsx';
import { Banner, Button, Form, TextArea, TextField } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { qaLengths } from '#rules/qa-limits.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { fixFields } from '#src/text/form-errors.ts';
import { questionText } from './detail-text.ts';
import { questionsText } from './questions-text.ts';
import { checkAnswer, checkQuestion } from './question-fields.ts';

const formId = 'content-change';
const ids = { title: 'content-change-title', body: 'content-change-body' } as const;
const text = questionText.change;

interface ContentChangeProps {
  readonly type: 'QUESTION' | 'REPLY';
  readonly id: string;
  /** Empty for an answer. */
  readonly title: string;
  readonly body: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Changes an own question or answer, which the server allows for a while after it was sent. */
export function ContentChange({ type, id, title, body, onSaved, onClose }: ContentChangeProps) {
  const { client } = useShop();
  const notify = useNotify();
  const isOnline = useOnline();
  const isQuestion = type === 'QUESTION';
  const form = useForm({
    ids,
    check: isQuestion ? checkQuestion : checkAnswer,
    initial: { title, body },
    send: (values) =>
      unwrap(
        client.PUT('/app-mall/v1/appQuestionAnswer/content', {
          body: {
            type,
            id,
            ...(isQuestion && { title: cleanText('line', values.title) }),
            body: cleanText('block', values.body),
          },
        }),
      ),
    onSent: () => {
      notify({ text: text.saved, tone: 'success' });
      onSaved();
      onClose();
    },
  });
  return (
    <Modal
      open
      title={text.title[type]}
      description={text.lead}
      closeLabel={text.close}
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      footer={
        <Button type="submit" form={formId} loading={form.isSending} disabled={!isOnline}>
          {text.save}
        </Button>
      }
    >
      <Form id={formId} errorTitle={fixFields} {...form.bind}>
        {!isOnline && <Banner tone="caution">{questionsText.offline}</Banner>}
        {isQuestion && (
          <TextField label={text.heading} maxLength={qaLengths.title.max} autoComplete="off" {...form.text('title')} />
        )}
        <TextArea
          label={isQuestion ? text.details : text.body}
          rows={6}
          maxLength={isQuestion ? qaLengths.question.max : qaLengths.reply.max}
          {...form.text('body')}
        />
      </Form>
    </Modal>
  );
}
