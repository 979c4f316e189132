import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Countdown, clockFormat } from '../countdown/countdown.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

function Typed({ value, onChange, ...field }: CodeFieldProps) {
  const [digits, setDigits] = useState(value);
  const change = (next: string) => {
    setDigits(next);
    onChange(next);
  };
  return <CodeField {...field} value={digits} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/Code field',
  component: CodeField,
  args: {
    label: 'Code from the mail',
    hint: 'Six digits. The code holds for ten minutes.',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One field for screen readers and keyboard; the six boxes are only drawn. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Code from the mail' })).toHaveFocus();
    await userEvent.keyboard('12 34-56');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code is 482 913.');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const HalfWay: Story = { args: { value: '482' } };

export const Wrong: Story = {
  tags: ['visual'],
  args: { value: '482913', error: 'This code is wrong. Four tries are left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Four tries are left/);
  },
};

export const Disabled: Story = { args: { value: '482913', disabled: true } };

/** A new code can be requested once a minute. */
export const WaitToSendAgain: Story = {
  render: (args) => (
    <Stack gap="m">
      <Typed {...args} />
      <Text tone="muted">
        Send again in <Countdown left={42_000} format={clockFormat} label="Until a new code can be sent" />
      </Text>
      <Button tone="outline" disabled>
        Send a new code
      </Button>
    </Stack>
  ),
};
