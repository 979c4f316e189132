import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtEndedCampaign } from '../../art/art-ended-campaign.tsx';
import { floorLamp } from '../../docs/lamps.ts';
import { Grid } from '../layout/layout.tsx';
import { SkeletonCard } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { CampaignCard } from './campaign-card.tsx';

const meta = {
  title: 'Components/Commerce/Campaign card',
  component: CampaignCard,
  args: {
    headingLevel: 2,
    title: 'New Lamp Series',
    href: '/prom/new-lamp-series',
    lead: 'Ten floor lamps to win, one for each of ten rooms.',
    picture: floorLamp,
    phase: 'live',
    phaseText: 'Live',
    dates: 'Until 8 December',
  },
  render: (args) => (
    <Grid plan="cards">
      <CampaignCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof CampaignCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'New Lamp Series' })).toHaveFocus();
  },
};
export const Soon: Story = {
  args: { phase: 'soon', phaseText: 'Starts on Friday', dates: '28 November to 8 December' },
};
export const Over: Story = { args: { phase: 'over', phaseText: 'Over', dates: 'Ended on 1 November' } };
export const LongWords: Story = {
  args: {
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    dates: 'Von Freitag, 28. November, bis Montag, 8. Dezember',
  },
};
export const Loading: Story = { render: () => <SkeletonCard /> };

export const None: Story = {
  render: () => (
    <EmptyState art={<ArtEndedCampaign />} title="No campaign right now" body="The next one is announced here." />
  ),
};
