import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { RangeField } from './range-field.tsx';

const meta = {
  title: 'Components/Forms/Range field',
  component: RangeField,
  args: {
    legend: 'Price',
    fromLabel: 'At least',
    toLabel: 'At most',
    min: 0,
    max: 300,
    step: 10,
    value: { from: 40, to: 180 },
    format: (value) => `$${value}`,
    onChange: fn(),
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <RangeField
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
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two native sliders that cannot pass each other. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'At least' })).toHaveFocus();
    await expect(canvas.getByRole('slider', { name: 'At least' })).toHaveAttribute('aria-valuetext', '$40');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'At most' })).toHaveFocus();
  },
};
export const Whole: Story = { args: { value: { from: 0, to: 300 } } };
export const Closed: Story = { args: { value: { from: 150, to: 150 } } };
