import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Components/Navigation/Theme switch',
  component: ThemeSwitch,
  args: {
    legend: 'Theme',
    labels: { light: 'Light', dark: 'Dark', auto: 'As the device' },
    value: 'auto',
    onChange: fn(),
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <ThemeSwitch
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            keep(next);
          }}
        />
      )}
    </KeptValue>
  ),
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Auto: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'As the device' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };
