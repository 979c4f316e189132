import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { floorLamp, lampPicture } from '../../docs/lamps.ts';
import { Grid } from '../layout/layout.tsx';
import { CategoryTile } from './category-tile.tsx';

const meta = {
  title: 'Components/Commerce/Category tile',
  component: CategoryTile,
  args: { title: 'Floor lamps', href: '/collections/floor-lamps', picture: floorLamp },
  render: (args) => (
    <Grid plan="tiles">
      <CategoryTile {...args} />
    </Grid>
  ),
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link with one name: the picture is decorative. */
export const One: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Floor lamps' })).toHaveFocus();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Eight: Story = {
  render: () => (
    <Grid plan="tiles">
      {(['dome', 'reed', 'hex-panels', 'ribbon-neon', 'festoon', 'orb-a60', 'halo-tv', 'dial'] as const).map((lamp) => (
        <CategoryTile key={lamp} title={lamp} href={`/collections/${lamp}`} picture={lampPicture(lamp, '')} />
      ))}
    </Grid>
  ),
};

export const LongTitle: Story = { args: { title: 'Fernsehhintergrundbeleuchtungen' } };
