import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtElsewhere } from '../../art/art-elsewhere.tsx';
import { ArtEmptyCart } from '../../art/art-empty-cart.tsx';
import { ArtEndedCampaign } from '../../art/art-ended-campaign.tsx';
import { ArtError } from '../../art/art-error.tsx';
import { ArtExternalPage } from '../../art/art-external-page.tsx';
import { ArtMissing } from '../../art/art-missing.tsx';
import { ArtNoAddress } from '../../art/art-no-address.tsx';
import { ArtNoOrders } from '../../art/art-no-orders.tsx';
import { ArtNothingFound } from '../../art/art-nothing-found.tsx';
import { ArtNothingKept } from '../../art/art-nothing-kept.tsx';
import { ArtOffline } from '../../art/art-offline.tsx';
import { ArtReceipt } from '../../art/art-receipt.tsx';
import { ArtSignedOut } from '../../art/art-signed-out.tsx';
import { ArtThankYou } from '../../art/art-thank-you.tsx';
import { ArtTimeOver } from '../../art/art-time-over.tsx';
import { Button } from '../button/button.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { EmptyState, ErrorState } from './state-page.tsx';

const meta = {
  title: 'Components/Feedback/State page',
  component: EmptyState,
  args: {
    art: <ArtEmptyCart />,
    title: 'Your cart is empty',
    body: 'What you put into it waits here.',
    actions: <Button>Browse lamps</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { art: <ArtNothingFound />, title: 'No light found', body: 'Try fewer or other words.' },
};
export const Missing: Story = {
  args: {
    art: <ArtMissing />,
    title: 'This page does not exist.',
    body: 'The address may be old.',
    headingLevel: 1,
  },
};
export const Elsewhere: Story = {
  args: { art: <ArtElsewhere />, title: 'Not in your market', body: 'It is sold in Europe.' },
};
export const NothingKept: Story = {
  args: { art: <ArtNothingKept />, title: 'No coupons yet', body: undefined },
};
export const LookedUp: Story = {
  args: { art: <ArtReceipt />, title: 'Look at your order before you pay again', body: undefined, actions: undefined },
};
export const NoOrders: Story = { args: { art: <ArtNoOrders />, title: 'You have no orders yet.', body: undefined } };
export const NoAddress: Story = {
  args: { art: <ArtNoAddress />, title: 'No address yet', body: 'Save one, and checkout is faster.' },
};
export const SignedOut: Story = {
  args: { art: <ArtSignedOut />, title: 'Log in to see this page', actions: <Button>Log in</Button> },
};
export const ExternalPage: Story = {
  args: { art: <ArtExternalPage />, title: 'You are about to see another site', body: 'It belongs to example.org.' },
};
export const EndedCampaign: Story = {
  args: { art: <ArtEndedCampaign />, title: 'This sale has ended.', body: 'The lights are still here, at $89.' },
};
export const ThankYou: Story = {
  args: { art: <ArtThankYou />, title: 'Paid. Thank you.', body: 'The receipt is in your mail.' },
};
export const TimeOver: Story = {
  args: { art: <ArtTimeOver />, title: 'The time to pay is over', body: 'Nothing was charged.' },
};
/** Where no drawing means this, there is none. */
export const WithoutDrawing: Story = {
  args: { art: undefined, title: 'No invoice yet', body: 'It is written when the order is paid.', actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'No invoice yet' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** A failure: announced immediately. */
export const Failed: Story = {
  tags: ['visual'],
  args: {
    art: <ArtError />,
    title: 'That did not work',
    body: 'Nothing was saved.',
    actions: <Button>Try again</Button>,
  },
  render: (args) => <ErrorState {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not work');
  },
};
export const Offline: Story = {
  tags: ['visual'],
  args: { art: <ArtOffline />, title: 'You are offline', body: 'What you have seen is still here.' },
  render: (args) => (
    <>
      <OfflineBanner>No connection. What you see may be old.</OfflineBanner>
      <EmptyState {...args} />
    </>
  ),
};
export const LongWords: Story = {
  args: { title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' },
};
