import { useEffect, useRef } from 'react';
import * as styles from './form-error-summary.css.ts';

export type FormError = {
  /** Id of the control; without it the error concerns the whole form. */
  fieldId?: string | undefined;
  message: string;
};

/** The errors of a form above it, each a link to its field. Takes the focus when it appears. */
export function FormErrorSummary({ title, errors }: { title: string; errors: readonly FormError[] }) {
  const root = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) root.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={root} className={styles.root} role="alert" tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                className={styles.link}
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
