import { useState, type KeyboardEvent } from 'react';
import { IconEye, IconEyeOff } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
  /** Shown instead of the hint while caps lock is on. */
  capsHint: string;
};

/** A password field with a button that shows the value and a caps lock warning. Pasting is allowed. */
export function PasswordField({ showLabel, hideLabel, capsHint, hint, onKeyUp, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>) => {
    setCaps(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      hint={caps ? capsHint : hint}
      onKeyUp={watchCaps}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <IconEyeOff /> : <IconEye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
