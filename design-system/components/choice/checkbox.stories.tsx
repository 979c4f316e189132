import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a mail when it is back', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a mail when it is back' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Send me a mail when it is back'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Ticked: Story = { tags: ['visual'], args: { defaultChecked: true } };

/** Indeterminate: some of its items are chosen. */
export const Some: Story = {
  tags: ['visual'],
  args: { label: 'All lamps of this cart', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithNote: Story = {
  args: { label: 'Gift wrapping', note: 'Recycled paper, a linen ribbon, no prices inside. $4.00' },
};

export const Disabled: Story = {
  render: () => (
    <Stack gap="s">
      <Checkbox label="Outdoor" disabled />
      <Checkbox label="Indoor" disabled defaultChecked />
    </Stack>
  ),
};

export const LabelHidden: Story = { args: { label: 'Dome, chosen', labelHidden: true } };

export const LongWords: Story = {
  tags: ['visual'],
  args: {
    label:
      'Ich habe die Datenschutzbestimmungen und die Allgemeinen Geschäftsbedingungen gelesen und bin mit der Verarbeitung einverstanden',
  },
};
