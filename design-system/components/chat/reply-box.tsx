import { useId, type FormEvent, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Button } from '../button/button.tsx';
import * as field from '../field/field.css.ts';
import * as styles from './chat.css.ts';

export type ReplyBoxProps = {
  /** The name of the box, and what it shows while empty: "Your message". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  sendLabel: string;
  /** Outlined where something else is the main thing to do on the page. */
  tone?: 'solid' | 'outline' | undefined;
  /** The message is on its way: the words stay, and a second press does nothing. */
  busy?: boolean | undefined;
  /** Why it was not sent. */
  error?: string | undefined;
  /** More than one: several lines, where Enter begins the next one. */
  rows?: number | undefined;
  /** Beside the button: "Solved". */
  action?: ReactNode;
  maxLength?: number | undefined;
};

/** Where a message is written and sent from. Nothing but blanks is not sent. */
export function ReplyBox({
  label,
  value,
  onChange,
  onSend,
  sendLabel,
  tone,
  busy = false,
  error,
  rows = 1,
  action,
  maxLength = 2_000,
}: ReplyBoxProps) {
  const errorId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && value.trim() !== '') onSend();
  };
  const control = {
    value,
    maxLength,
    placeholder: label,
    'aria-label': label,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.line}>
        <div className={classNames(field.box, ...(rows > 1 ? [styles.wideBox, field.boxKinds.area] : [styles.box]))}>
          {rows > 1 ? (
            <textarea
              {...control}
              rows={rows}
              className={classNames(field.control, field.area)}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <input
              {...control}
              enterKeyHint="send"
              autoComplete="off"
              className={field.control}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </div>
        <Button type="submit" tone={tone} loading={busy}>
          {sendLabel}
        </Button>
        {action}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
