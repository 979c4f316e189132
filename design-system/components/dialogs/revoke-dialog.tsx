import { AlertDialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { InlineMessage } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { RadioGroup } from '../choice/radio-group.tsx';
import { useClosedByBack } from '../modal/use-closed-by-back.ts';
import { useFocusReturn } from '../modal/focus-return.ts';
import * as modal from '../modal/modal.css.ts';
import * as styles from './dialogs.css.ts';

export type RevokeDialogProps<Reason extends string> = {
  open: boolean;
  title: string;
  message: ReactNode;
  /** The order and the refund: number, total, amount. */
  summary: readonly { name: string; value: string }[];
  /** The consequences, one sentence each. */
  consequences?: readonly string[] | undefined;
  /** Omitted where the page behind has asked for it. */
  reasons?: { legend: string; options: readonly { value: Reason; label: string }[] } | undefined;
  /** Shown beside the reasons when none was chosen; without it no reason is required. */
  reasonMissing?: string | undefined;
  confirmLabel: string;
  cancelLabel: string;
  /** The request runs: the dialog can be neither closed nor submitted again. */
  busy?: boolean | undefined;
  /** The error of the last try; the choice stays and confirming tries again. */
  failure?: string | undefined;
  onConfirm: (reason: Reason | undefined) => void;
  /** Escape is Cancel. */
  onCancel: () => void;
};

/** Cancels an order: consequences, reason, and two buttons of equal size. */
export function RevokeDialog<Reason extends string>({
  open,
  title,
  message,
  summary,
  consequences = [],
  reasons,
  reasonMissing,
  confirmLabel,
  cancelLabel,
  busy = false,
  failure,
  onConfirm,
  onCancel,
}: RevokeDialogProps<Reason>) {
  const focusReturn = useFocusReturn();
  const [reason, setReason] = useState<Reason>();
  const [isTried, setIsTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const cancel = () => {
    if (!busy) onCancel();
  };
  useClosedByBack(open, cancel);
  const confirm = () => {
    setIsTried(true);
    if (reason !== undefined || reasonMissing === undefined) onConfirm(reason);
    else choices.current?.querySelector('input')?.focus();
  };
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={modal.backdrop} />
        <Radix.Content
          {...focusReturn}
          className={classNames(modal.content, modal.sizes.m)}
          onEscapeKeyDown={cancel}
          aria-busy={busy}
        >
          <div className={classNames(modal.body, styles.revoke)}>
            <div>
              <Radix.Title className={modal.title}>{title}</Radix.Title>
              <Radix.Description className={styles.message}>{message}</Radix.Description>
            </div>
            <dl className={styles.summary}>
              {summary.map(({ name, value }) => (
                <div key={name} className={styles.summaryRow}>
                  <dt className={styles.message}>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {consequences.length > 0 && (
              <ul className={styles.consequences}>
                {consequences.map((consequence) => (
                  <li key={consequence}>{consequence}</li>
                ))}
              </ul>
            )}
            {reasons && (
              <div ref={choices} className={styles.choices}>
                {isTried && reason === undefined && reasonMissing !== undefined && (
                  <InlineMessage tone="critical">{reasonMissing}</InlineMessage>
                )}
                <RadioGroup legend={reasons.legend} options={reasons.options} value={reason} onChange={setReason} />
              </div>
            )}
          </div>
          <div className={styles.revokeFoot}>
            {failure !== undefined && !busy && <InlineMessage tone="critical">{failure}</InlineMessage>}
            <div className={styles.buttons}>
              <Radix.Cancel asChild>
                <Button tone="outline" aria-disabled={busy} onClick={cancel}>
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              <Button tone="danger" loading={busy} onClick={confirm}>
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
