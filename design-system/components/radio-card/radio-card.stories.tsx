import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { RadioCards } from './radio-card.tsx';

const meta = {
  title: 'Components/Forms/Radio cards',
  component: RadioCards,
  args: {
    legend: 'Delivery',
    value: 'standard',
    onChange: fn(),
    options: [
      { value: 'standard', label: 'Standard', note: 'Tue 24 to Thu 26 November', end: 'Free' },
      { value: 'express', label: 'Express', note: 'Tomorrow', end: '$12.00' },
    ],
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <RadioCards
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
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Native radio buttons: arrows choose, Tab leaves. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('express');
    await expect(canvas.getByRole('radio', { name: /Express/ })).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: undefined } };
export const Disabled: Story = {
  args: {
    options: [
      { value: 'standard', label: 'Standard', end: 'Free' },
      { value: 'express', label: 'Express', note: 'Not to this address', disabled: true },
    ],
  },
};
export const LongWords: Story = {
  args: {
    options: [
      {
        value: 'standard',
        label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        note: 'Zustellung zwischen Dienstag, dem 24., und Donnerstag, dem 26. November',
        end: '12,00 €',
      },
    ],
  },
};
