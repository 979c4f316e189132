import { useEffect, type ComponentPropsWithRef } from 'react';
import { FormErrorSummary, type FormError } from '../form-error-summary/form-error-summary.tsx';
import { Stack } from '../layout/layout.tsx';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'noValidate'> & {
  /** What is wrong after the last try, in the order of the fields. */
  errors?: readonly FormError[] | undefined;
  /** "Two things are missing". */
  errorTitle: string;
  /** Another number is another try: what is still wrong is said again. */
  attempt?: number | undefined;
};

/**
 * A form that says what is wrong itself, in the words of the shop. After a try one error takes the focus to its field,
 * several to the summary on top that leads to each.
 */
export function Form({ errors = [], errorTitle, attempt = 0, children, ...form }: FormProps) {
  const only = errors.length === 1 ? errors[0]?.fieldId : undefined;
  useEffect(() => {
    if (only !== undefined) document.getElementById(only)?.focus();
  }, [only, attempt]);
  return (
    <form {...form} noValidate>
      <Stack gap="m">
        <FormErrorSummary key={attempt} title={errorTitle} errors={errors} />
        {children}
      </Stack>
    </form>
  );
}
