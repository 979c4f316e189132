import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { LightSwitch } from './light-switch.tsx';

const meta = {
  title: 'Components/Navigation/Light switch',
  component: LightSwitch,
  args: { label: 'Dark theme', checked: false, onChange: fn(), onApproach: fn() },
  render: (args) => (
    <KeptValue first={args.checked}>
      {(checked, keep) => (
        <LightSwitch
          {...args}
          checked={checked}
          onChange={(button) => {
            args.onChange(button);
            keep(!checked);
          }}
        />
      )}
    </KeptValue>
  ),
} satisfies Meta<typeof LightSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('switch', { name: 'Dark theme' });
    await expect(button).toHaveFocus();
    await expect(args.onApproach).toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(button);
    await expect(button).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(button).not.toBeChecked();
  },
};
export const On: Story = {
  tags: ['visual'],
  args: { checked: true },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('switch').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

/** Before the state is known it is a button, and the bulb shows the theme of the page. */
export const NotKnownYet: Story = {
  args: { checked: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
