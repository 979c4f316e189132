import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lampPicture } from '../../docs/lamps.ts';
import { CategoryTile } from '../category-tile/category-tile.tsx';
import { Carousel } from './carousel.tsx';

const lamps = [
  ['dome', 'Dome'],
  ['orb-globe', 'Orb'],
  ['reed', 'Reed'],
  ['torch', 'Torch'],
  ['pebble', 'Pebble'],
  ['drop', 'Drop'],
] as const;

const tiles = lamps.map(([lamp, title]) => (
  <CategoryTile key={lamp} title={title} href={`/product/${lamp}`} picture={lampPicture(lamp, title)} />
));

const meta = {
  title: 'Components/Layout/Carousel',
  component: Carousel,
  args: { label: 'Loved this week', previousLabel: 'Back', nextLabel: 'More', children: tiles },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row of cards: swiped on a phone, moved by arrows on a desktop. */
export const Rail: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const rail = canvas.getByRole('list', { name: 'Loved this week' });
    await userEvent.tab();
    await expect(rail).toHaveFocus();
    const more = canvas.queryByRole('button', { name: 'More' });
    if (!more) return;
    // The row renders the cards beyond its edge once the browser has reported that it is in view.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(lamps.length));
    await userEvent.click(more);
    await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(0));
  },
};

/** Everything fits: no arrows. */
export const Few: Story = {
  args: { children: tiles.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

export const Empty: Story = { args: { children: [] } };
