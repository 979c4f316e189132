import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtBroken } from '../../art/art-broken.tsx';
import { ArtDone } from '../../art/art-done.tsx';
import { ArtEmptyCart } from '../../art/art-empty-cart.tsx';
import { ArtNotFound } from '../../art/art-not-found.tsx';
import { ArtNothingHere } from '../../art/art-nothing-here.tsx';
import { ArtOffline } from '../../art/art-offline.tsx';
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
export const NotFound: Story = {
  args: { art: <ArtNotFound />, title: 'No page lives here', body: 'The address may be old.', headingLevel: 1 },
};
export const NothingHere: Story = {
  args: { art: <ArtNothingHere />, title: 'Nothing yet', body: undefined, actions: undefined },
};
export const Done: Story = { args: { art: <ArtDone />, title: 'Thank you', body: 'A mail is on its way to you.' } };

/** A failure: announced immediately. */
export const Failed: Story = {
  tags: ['visual'],
  args: {
    art: <ArtBroken />,
    title: 'That did not work',
    body: 'The light went out on our side.',
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
