import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Select, CompactSelect } from './select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'State',
    placeholder: 'Choose a state',
    defaultValue: '',
    options: [
      { value: 'CA', label: 'California' },
      { value: 'NY', label: 'New York' },
      { value: 'PR', label: 'Puerto Rico', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The native select: a wheel on a phone, a list on a desktop. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'New York');
    await expect(canvas.getByRole('combobox')).toHaveValue('NY');
  },
};
export const Chosen: Story = { args: { defaultValue: 'CA' } };
export const Wrong: Story = {
  tags: ['visual'],
  args: { error: 'Choose a state' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a state');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'CA' } };

/** The options are loading. */
export const Loading: Story = { args: { disabled: true, placeholder: 'Loading…', options: [] } };
export const Compact: Story = {
  render: () => (
    <CompactSelect
      label="Sort by"
      defaultValue="best"
      options={[
        { value: 'best', label: 'Best match' },
        { value: 'price', label: 'Price, low to high' },
      ]}
    />
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    options: [{ value: 'a', label: 'Mecklenburg-Vorpommern und alle angrenzenden Landkreise' }],
    defaultValue: 'a',
  },
};
