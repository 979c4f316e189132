import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { FormErrorSummary, type FormError } from '../form-error-summary/form-error-summary.tsx';
import { Stack } from '../layout/layout.tsx';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'noValidate' | 'onSubmit'> & {
  /**
   * The possible errors in the order of the fields; a field without a message is valid. Errors are shown after a try, until
   * all of them are corrected.
   */
  errors?: readonly { fieldId?: FormError['fieldId']; message: string | undefined }[] | undefined;
  /** "Please fix 2 fields". Without it there is no summary: for one field, which shows its own error. */
  errorTitle?: string | ((count: number) => string) | undefined;
  gap?: 'm' | 'l' | undefined;
  onSubmit: () => void;
};

const isWrong = (error: { message: string | undefined }): error is FormError => error.message !== undefined;

/**
 * A form that shows errors in the words of the shop. After a try one error focuses its field, several
 * focus the summary above the form, which links to each.
 */
export function Form({ errors = [], errorTitle, gap, onSubmit, children, ...form }: FormProps) {
  const [tries, setTries] = useState(0);
  /** The last try whose errors are all corrected: new mistakes wait for the next one. */
  const [settled, setSettled] = useState(0);
  const focused = useRef(0);
  const said = tries === settled ? [] : errors.filter(isWrong);
  const title = typeof errorTitle === 'function' ? errorTitle(said.length) : errorTitle;
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
    // Without scripts a form without a method would write what was typed, passwords as well, into the address.
    <form
      method="post"
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        onSubmit();
      }}
    >
      <Stack gap={gap}>
        {title !== undefined && <FormErrorSummary key={tries} title={title} errors={said} />}
        {children}
      </Stack>
    </form>
  );
}
