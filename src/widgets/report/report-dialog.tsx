import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, InlineMessage, RadioGroup, Stack } from '#design-system/index.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { type ReportReason, reportText as text } from '#src/text/reports.ts';

interface ReportDialogProps<Reason extends ReportReason> {
  readonly title: string;
  readonly reasons: readonly Reason[];
  readonly report: (reason: Reason) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with a text of a shopper and tells the operators. */
export function ReportDialog<Reason extends ReportReason>(props: ReportDialogProps<Reason>) {
  const { title, reasons, report, onSent, onClose } = props;
  const notify = useNotify();
  const [reason, setReason] = useState<Reason>();
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: report,
    onSuccess: () => {
      notify({ text: text.sent, tone: 'success' });
      onSent();
      onClose();
    },
  });
  const problem = isMissing ? text.choose : error?.message;
  const send = () => {
    setMissing(reason === undefined);
    if (reason !== undefined && !isPending) mutate(reason);
  };
  return (
    <Modal
      open
      size="s"
      title={title}
      description={text.lead}
      closeLabel={text.close}
      onOpenChange={(open) => !open && !isPending && onClose()}
      footer={
        <Button loading={isPending} onClick={send}>
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
