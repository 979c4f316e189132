import { PasswordField, type PasswordFieldProps } from '#design-system/index.ts';
import { passwordLength } from '#rules/passwords.ts';
import { passwordText as text } from '#src/text/passwords.ts';

type AccountPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'capsHint' | 'hint'>;

/** The password of an account: the present one, or a new one with what it must be. */
export function AccountPasswordField(field: AccountPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      hint={field.autoComplete === 'new-password' ? text.rule : undefined}
      showLabel={text.show}
      hideLabel={text.hide}
      capsHint={text.capsLock}
      required
      maxLength={passwordLength.max}
    />
  );
}
