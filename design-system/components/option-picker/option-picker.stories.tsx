import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { OptionPicker } from './option-picker.tsx';

/** Colours of the product's finishes, not of the theme. */
const [sand, ink, terracotta] = ['tan', 'midnightblue', 'sienna'];

const meta = {
  title: 'Components/Forms/Option picker',
  component: OptionPicker,
  args: {
    legend: 'Finish',
    value: 'bone',
    onChange: fn(),
    options: [
      { value: 'bone', label: 'Bone', colour: sand },
      { value: 'ink', label: 'Ink', colour: ink },
      { value: 'terracotta', label: 'Terracotta', colour: terracotta },
    ],
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <OptionPicker
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
} satisfies Meta<typeof OptionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose, Tab leaves. */
export const Finishes: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('ink');
    await expect(canvas.getByRole('radio', { name: 'Ink' })).toBeChecked();
  },
};

export const Words: Story = {
  args: {
    legend: 'Length',
    value: '2',
    options: [
      { value: '2', label: '2 m' },
      { value: '5', label: '5 m' },
      { value: '10', label: '10 m' },
    ],
  },
};

/** An unavailable combination stays visible and says so. */
export const Unavailable: Story = {
  tags: ['visual'],
  args: {
    legend: 'Length',
    value: '2',
    options: [
      { value: '2', label: '2 m' },
      { value: '5', label: '5 m', unavailable: 'not available' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /5 m\s*, not available/ })).toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    legend: 'Ausführung',
    value: 'a',
    options: [
      { value: 'a', label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' },
      { value: 'b', label: 'Ohne Sensor' },
    ],
  },
};
