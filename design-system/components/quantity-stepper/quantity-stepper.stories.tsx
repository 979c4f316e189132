import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: 'Components/Forms/Quantity stepper',
  component: QuantityStepper,
  args: {
    label: 'How many of Dome',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    value: 2,
    max: 5,
    onChange: fn(),
    maxReason: 'Only 5 left',
    minReason: 'One is the least',
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <QuantityStepper
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
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End; an invalid input is reset. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many of Dome' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('5');
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 5 left');
    await userEvent.keyboard('{Home}');
    await userEvent.clear(field);
    await userEvent.type(field, 'many{Enter}');
    await expect(field).toHaveValue('1');
    await userEvent.keyboard('{ArrowUp}');
  },
};
export const Least: Story = { args: { value: 1 } };
export const Most: Story = { tags: ['visual'], args: { value: 5 } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };

/** Typed input is applied on Enter or blur. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
