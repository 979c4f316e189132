import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: {
    label: 'Follow the sunset',
    note: 'The lamp dims with the light outside.',
    defaultChecked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: /Follow the sunset/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const On: Story = { tags: ['visual'], args: { defaultChecked: true } };
export const WithoutNote: Story = { args: { note: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' },
};
