import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, InlineMessage, RadioGroup, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { questionText } from './detail-text.ts';

type ContentType = components['schemas']['QaContentType'];
type Reason = components['schemas']['ContentReport']['reasonCode'];

const text = questionText.reporting;
const reasons = ['SPAM', 'OFFENSIVE', 'PRIVATE_DATA', 'OFF_TOPIC', 'WRONG'] as const satisfies readonly Reason[];

interface ContentReportProps {
  readonly type: ContentType;
  readonly id: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with a question, an answer or a comment and tells the operators. */
export function ContentReport({ type, id, onSent, onClose }: ContentReportProps) {
  const { client } = useShop();
  const notify = useNotify();
  const [reason, setReason] = useState<Reason>();
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (reasonCode: Reason) =>
      unwrap(
        client.POST('/app-mall/v1/appQuestionAnswer/report', { body: { targetType: type, targetId: id, reasonCode } }),
      ),
    onSuccess: () => {
      notify({ text: text.sent, tone: 'success' });
      onSent();
      onClose();
    },
  });
  const problem = isMissing ? text.choose : report.error?.message;
  const send = () => {
    setMissing(reason === undefined);
    if (reason !== undefined && !report.isPending) report.mutate(reason);
  };
  return (
    <Modal
      open
      size="s"
      title={text.title[type]}
      description={text.lead}
      closeLabel={text.close}
      onOpenChange={(open) => !open && !report.isPending && onClose()}
      footer={
        <Button loading={report.isPending} onClick={send}>
          {text.send}
        </Button>
      }
    >
      <Stack gap="m">
        <RadioGroup
          legend={text.legend}
          options={reasons.map((value) => ({ value, label: text.reasons[value] }))}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen);
            setMissing(false);
          }}
        />
        {problem !== undefined && (
          <div role="alert">
            <InlineMessage tone="critical">{problem}</InlineMessage>
          </div>
        )}
      </Stack>
    </Modal>
  );
}
