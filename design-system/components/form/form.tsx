import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { FormErrorSummary, type FormError } from '../form-error-summary/form-error-summary.tsx';
import { Stack } from '../layout/layout.tsx';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'noValidate' | 'onSubmit'> & {
  /**
   * What may be wrong now, in the order of the fields; what has no message is right. It is said after a try, and until all
   * of it is mended.
   */
  errors?: readonly { fieldId?: FormError['fieldId']; message: string | undefined }[] | undefined;
  /** "Two things are missing". Without it nothing stands on top: for one field, which says itself what is wrong. */
  errorTitle?: string | undefined;
  gap?: 'm' | 'l' | undefined;
  onSubmit: () => void;
};

const isWrong = (error: { message: string | undefined }): error is FormError => error.message !== undefined;

/**
 * A form that says what is wrong itself, in the words of the shop. After a try one error takes the focus to its field,
 * several to the summary on top that leads to each.
 */
export function Form({ errors = [], errorTitle, gap, onSubmit, children, ...form }: FormProps) {
  const [tries, setTries] = useState(0);
  /** The last try of which nothing is left to say: what is typed wrong after it waits for the next. */
  const [settled, setSettled] = useState(0);
  const focused = useRef(0);
  const said = tries === settled ? [] : errors.filter(isWrong);
  const first = said.length === 1 ? said[0]?.fieldId : undefined;
  useEffect(() => {
    if (said.length === 0) {
      setSettled(focused.current);
    } else if (focused.current !== tries) {
      focused.current = tries;
      if (first !== undefined) document.getElementById(first)?.focus();
    }
  }, [said.length, first, tries]);
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        onSubmit();
      }}
    >
      <Stack gap={gap}>
        {errorTitle !== undefined && <FormErrorSummary key={tries} title={errorTitle} errors={said} />}
        {children}
      </Stack>
    </form>
  );
}
