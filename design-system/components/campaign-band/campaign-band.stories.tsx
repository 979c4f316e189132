import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lampPicture } from '../../docs/lamps.ts';
import { leastContrastOf } from '../../docs/contrast-on-veil.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { CampaignBand } from './campaign-band.tsx';

const patio = lampPicture('wide-patio', 'A patio under a string of bulbs, with a table laid for two');

const meta = {
  title: 'Components/Layout/Campaign band',
  component: CampaignBand,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Light the garden early',
    date: <time dateTime="2026-11-27T23:59:00-05:00">Ends Fri, Nov 27, 11:59 PM ET</time>,
    picture: patio,
    action: (
      <Button tone="brand" size="l">
        Claim 3 coupons
      </Button>
    ),
  },
} satisfies Meta<typeof CampaignBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words stand lower left, on a veil. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Light the garden early' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Claim 3 coupons' })).toHaveFocus();
  },
};

/** The brightest picture there can be: every word keeps its contrast. */
export const OnWhite: Story = {
  args: {
    lead: 'Three lights for the garden, each with a coupon of its own until Friday night.',
    picture: {
      alt: '',
      width: 16,
      height: 9,
      day: {
        src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="white"/></svg>')}`,
      },
    },
  },
  play: async ({ canvas }) => {
    const words = [
      canvas.getByRole('heading', { level: 1, name: 'Light the garden early' }),
      canvas.getByText(/^Three lights/),
      canvas.getByText(/^Ends Fri/),
    ];
    for (const word of words) await expect(leastContrastOf(word)).toBeGreaterThanOrEqual(4.5);
  },
};

/** The focus of the picture stays in view on a phone. */
export const FocusRight: Story = { args: { focus: 'right' } };

/** A giveaway: when the draw is, how many take part, and how many entries are the viewer's own. */
export const Giveaway: Story = {
  args: {
    title: 'Win a lit garden',
    date: <time dateTime="2026-12-01T18:00:00-05:00">Draw Tue, Dec 1, 6:00 PM ET</time>,
    children: (
      <Stack gap="xs">
        <Text>2,318 entries</Text>
        <Text>You: 2 of 5</Text>
      </Stack>
    ),
    action: (
      <Button tone="brand" size="l">
        Enter
      </Button>
    ),
  },
};

export const WordsOnly: Story = { args: { date: undefined, action: undefined } };
export const Over: Story = {
  args: { date: 'Ended Fri, Nov 27', unlit: true, action: <Button tone="outline">See what is on</Button> },
};
export const LongWords: Story = {
  args: {
    title: 'Außenbeleuchtung für Langschläferinnen',
    date: 'Endet am Freitag, 27. November, um 23:59 Uhr mitteleuropäischer Zeit',
    action: <Button tone="brand">Gutscheine für die Außenbeleuchtung sichern</Button>,
  },
};
