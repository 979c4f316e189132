import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { IconGrid, IconMenu, IconMoon, IconSun } from '../../icons/icons.ts';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Components/Forms/Segmented control',
  component: SegmentedControl,
  args: {
    legend: 'Light',
    value: 'warm',
    onChange: fn(),
    options: [
      { value: 'warm', label: 'Warm' },
      { value: 'cool', label: 'Cool' },
      { value: 'colour', label: 'Colour' },
    ],
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <SegmentedControl
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
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Warm' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('cool');
    await expect(canvas.getByRole('radio', { name: 'Cool' })).toBeChecked();
  },
};
export const IconsOnly: Story = {
  args: {
    iconsOnly: true,
    value: 'grid',
    legend: 'How it is shown',
    options: [
      { value: 'grid', label: 'Grid', icon: <IconGrid size={20} /> },
      { value: 'list', label: 'List', icon: <IconMenu size={20} /> },
    ],
  },
};
export const WithIcons: Story = {
  tags: ['visual'],
  args: {
    value: 'sun',
    options: [
      { value: 'sun', label: 'Day', icon: <IconSun size={20} /> },
      { value: 'moon', label: 'Night', icon: <IconMoon size={20} /> },
    ],
  },
};
