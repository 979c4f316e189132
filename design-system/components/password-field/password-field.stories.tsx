import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Forms/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    hint: 'Eight characters or more.',
    autoComplete: 'new-password',
    defaultValue: '',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    capsHint: 'Caps lock is on',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value can be shown, by pointer and by key. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'filament-42');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Wrong: Story = {
  args: { error: 'This password is too common.', defaultValue: 'password1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/too common/);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'filament-42' } };
