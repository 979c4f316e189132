import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'Components/Navigation/Tab links',
  component: TabLinks,
  args: {
    label: 'Orders',
    tabs: [
      { href: '?tab=all', label: 'All', current: true },
      { href: '?tab=pay', label: 'To pay', current: false, count: 2 },
      { href: '?tab=ship', label: 'To ship', current: false, count: 0 },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  },
};

/** What does not fit scrolls sideways. */
export const Many: Story = {
  tags: ['visual'],
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      href: `?tab=${index}`,
      label: `Collection ${index + 1}`,
      current: index === 0,
    })),
  },
};
export const LongWords: Story = {
  args: {
    tabs: [
      {
        href: '?a',
        label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        current: true,
        count: 1_204,
      },
      { href: '?b', label: 'Zurückgesandt', current: false },
    ],
  },
};
