import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, InlineMessage, RadioGroup, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { reportReasons } from '#rules/review-moderation.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { reviewsText } from './text.ts';

type Reason = components['schemas']['ReviewReport']['reason'];

const text = reviewsText.dialog;

interface ReportDialogProps {
  readonly reviewId: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with a review and tells the operators. */
export function ReportDialog({ reviewId, onSent, onClose }: ReportDialogProps) {
  const { client } = useShop();
  const notify = useNotify();
  const [reason, setReason] = useState<Reason>();
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (chosen: Reason) =>
      unwrap(client.POST('/app-mall/v1/review/report', { body: { reviewId, reason: chosen } })),
    onSuccess: () => {
      notify({ text: text.sent, tone: 'success' });
      onSent();
      onClose();
    },
  });
  const problem = isMissing ? text.choose : report.error?.message;
  const send = () => {
    setMissing(reason === undefined);
    if (reason !== undefined) report.mutate(reason);
  };
  return (
    <Modal
      open
      size="s"
      title={text.title}
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
          options={reportReasons.map((value) => ({ value, label: text.reasons[value] }))}
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
