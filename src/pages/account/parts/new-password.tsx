import type { ComponentProps } from 'react';
import { Progress, Stack, Text } from '#design-system/index.ts';
import { credentialsText as text } from './login-text.ts';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { passwordStrength, type Strength } from './password-strength.ts';

const tones: Readonly<Record<Strength, 'caution' | 'brand' | 'positive'>> = {
  0: 'caution',
  1: 'caution',
  2: 'brand',
  3: 'positive',
};

interface NewPasswordProps extends Pick<
  ComponentProps<typeof AccountPasswordField>,
  'id' | 'label' | 'error' | 'onChange'
> {
  /** A password must not be the email. */
  readonly email: string;
  readonly value: string;
}

/** A password to be chosen, with a meter that speaks in words. */
export function NewPassword({ email, value, id, label, error, onChange }: NewPasswordProps) {
  const strength = passwordStrength(value, email);
  return (
    <Stack gap="xs">
      <AccountPasswordField
        id={id}
        name="new-password"
        label={label}
        value={value}
        error={error}
        autoComplete="new-password"
        onChange={onChange}
      />
      {value !== '' && (
        <Stack gap="xxs">
          <Progress label={text.strength.label} value={strength + 1} max={4} tone={tones[strength]} />
          <Text size="small" tone="muted">
            <span aria-live="polite">{text.strength.levels[strength]}</span>
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
