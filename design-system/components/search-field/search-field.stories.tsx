import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/Forms/Search field',
  component: SearchField,
  args: {
    label: 'Search',
    placeholder: 'Search lamps',
    value: '',
    clearLabel: 'Clear the search',
    onChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One press clears it, also by key. */
export const Filled: Story = {
  tags: ['visual'],
  args: { value: 'hexagon panels' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { value: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' },
};
