import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Where you are',
    trail: [
      { href: '/home', label: 'Home' },
      { href: '/collections/table-lamps', label: 'Table lamps' },
    ],
    current: 'Dome',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Dome')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Table lamps' })).toHaveFocus();
  },
};

export const OnlyHome: Story = { args: { trail: [], current: 'Home' } };

export const LongWay: Story = {
  args: {
    trail: [
      { href: '/home', label: 'Startseite' },
      { href: '/collections/outdoor', label: 'Außenbeleuchtung' },
      { href: '/collections/path', label: 'Wegeleuchten und Pollerleuchten' },
      { href: '/collections/solar', label: 'Solarbetriebene Gartenwegbeleuchtung' },
    ],
    current: 'Pfad, Set mit sechs Leuchten und Bewegungsmelder',
  },
  play: async ({ canvas, userEvent }) => {
    // What has no room is not seen at all, rather than in part.
    const page = canvas.getByText(/^Pfad/);
    const room = page.closest('li')?.getBoundingClientRect();
    const { top, width } = page.getBoundingClientRect();
    await expect(top < (room?.bottom ?? 0)).toBe(width <= (room?.width ?? 0));
    // And the ring of a step is seen whole.
    await userEvent.tab();
    const step = canvas.getByRole('link', { name: 'Startseite' }).getBoundingClientRect();
    const { left = 0, top: head = 0, bottom: foot = 0 } = canvas.getByRole('list').getBoundingClientRect();
    await expect(Math.min(step.left - left, step.top - head, foot - step.bottom)).toBeGreaterThanOrEqual(4);
  },
};
