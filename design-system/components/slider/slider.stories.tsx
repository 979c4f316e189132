import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  args: { label: 'Brightness', min: 0, max: 100, value: 60, format: (value) => `${value} %`, onChange: fn() },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <Slider
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
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A native slider: arrows, Page Up and Down, Home and End. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Brightness' })).toHaveFocus();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '60 %');
  },
};
export const Least: Story = { args: { value: 0 } };
export const Most: Story = { args: { value: 100 } };
export const Warmth: Story = {
  tags: ['visual'],
  args: {
    label: 'Warmth',
    min: 2_200,
    max: 6_500,
    step: 100,
    value: 2_700,
    format: (value) => `${value} K`,
    colours: ['orange', 'moccasin', 'white', 'aliceblue'],
  },
};
export const Disabled: Story = { args: { disabled: true } };
