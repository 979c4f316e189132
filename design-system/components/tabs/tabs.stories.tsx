import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Coupons',
    value: 'unused',
    onChange: fn(),
    items: [
      { value: 'unused', label: 'Unused', count: 3, panel: <p>Three coupons wait for you.</p> },
      { value: 'used', label: 'Used', panel: <p>Nothing used yet.</p> },
      { value: 'expired', label: 'Expired', panel: <p>Nothing expired.</p> },
    ],
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <Tabs
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
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose and wrap around, Home and End jump, Tab enters the panel. */
export const Line: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Used' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nothing used yet.');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Unused 3' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const Pill: Story = { tags: ['visual'], args: { look: 'pill' } };

/** The hours of a timetable: a second line in each tab, and a clock beside them. */
export const Times: Story = {
  tags: ['visual'],
  args: {
    label: 'Sessions',
    look: 'times',
    value: 'b',
    aside: <p>Ends in 1:12:40</p>,
    items: [
      { value: 'a', label: '10:00', note: 'Ended', panel: 'The morning' },
      { value: 'b', label: '14:00', note: 'Now', panel: 'The afternoon' },
      { value: 'c', label: '20:00', note: 'Next', panel: 'The evening' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '14:00 Now' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** What does not fit scrolls sideways. */
export const Many: Story = {
  args: {
    value: 'a0',
    items: Array.from({ length: 12 }, (_, index) => ({
      value: `a${index}`,
      label: `Room ${index + 1}`,
      panel: `The lamps of room ${index + 1}`,
    })),
  },
};
export const LongWords: Story = {
  args: {
    value: 'a',
    items: [
      {
        value: 'a',
        label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        count: 1_204,
        panel: 'A',
      },
      { value: 'b', label: 'Verfallen', panel: 'B' },
    ],
  },
};
