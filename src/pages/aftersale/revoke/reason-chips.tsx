import { InlineMessage } from '#design-system/index.ts';
import * as styles from './revoke.css.ts';

interface ReasonChipsProps {
  /** Of the group: an error leads to it. */
  readonly id: string | undefined;
  readonly label: string;
  readonly isNeeded: boolean;
  readonly error: string | undefined;
  /** One without a value is the answer that gives no reason. */
  readonly reasons: readonly { readonly code: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A choice of one reason, all of them in sight. */
export function ReasonChips({ id, label, isNeeded, error, reasons, value, onChange }: ReasonChipsProps) {
  const messageId = `${id}-message`;
  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      className={styles.reasons}
      aria-label={label}
      aria-required={isNeeded}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : messageId}
    >
      <div className={styles.chips}>
        {reasons.map(({ code, label: words }) => (
          <label key={code} className={styles.chip}>
            <input
              type="radio"
              className={styles.chipMark}
              name={id}
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
            />
            {words}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <div id={messageId}>
          <InlineMessage tone="critical">{error}</InlineMessage>
        </div>
      )}
    </div>
  );
}
