import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { SkeletonCard } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { BundleCard } from './bundle-card.tsx';

const meta = {
  title: 'Components/Commerce/Bundle card',
  component: BundleCard,
  args: {
    headingLevel: 2,
    title: 'The wall and the corner',
    href: '/prom/suit-detail?suitId=1',
    pictures: [panels, floorLamp],
    contents: 'Hexagon panels and a floor lamp',
    price: { now: '$229.00', was: { text: '$269.98', spoken: 'Was' } },
    saving: 'Save $40.98',
    action: <Button size="s">Add both</Button>,
  },
  render: (args) => (
    <Grid plan="cards">
      <BundleCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof BundleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add both' })).toHaveFocus();
  },
};
export const Three: Story = {
  args: { pictures: [panels, floorLamp, dome], contents: 'Panels, a floor lamp and a table lamp' },
};
export const Unavailable: Story = { args: { unavailable: 'The floor lamp is sold out' } };
export const LongWords: Story = {
  args: {
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    price: { now: '1.229,00 €', was: { text: '1.269,98 €', spoken: 'Bisher' } },
    saving: '40,98 € gespart',
  },
};
export const Loading: Story = { render: () => <SkeletonCard /> };

export const None: Story = {
  render: () => <EmptyState title="No set with this lamp" body="It goes well with all others." />,
};
