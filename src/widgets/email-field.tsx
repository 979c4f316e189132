import { TextField, type TextFieldProps } from '#design-system/index.ts';
import { emailMaxLength } from '#rules/limits.ts';

type EmailFieldProps = Omit<TextFieldProps, 'type'> & {
  /** An account is found by it: "username". */
  autoComplete: 'email' | 'username';
};

/** An email address that is needed: typed on the keyboard for it, and left as it is typed. */
export function EmailField(field: EmailFieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={emailMaxLength}
    />
  );
}
