import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { CouponCard } from './coupon-card.tsx';

const meta = {
  title: 'Components/Commerce/Coupon card',
  component: CouponCard,
  args: {
    headingLevel: 2,
    amount: '$10',
    condition: 'from $60',
    title: 'Welcome home',
    until: 'Until 30 November',
    state: 'available',
    claim: { label: 'Claim', onClaim: fn() },
    use: { label: 'Use it', href: '/coupon/support-list?couponId=1' },
  },
} satisfies Meta<typeof CouponCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Claim' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.claim?.onClaim).toHaveBeenCalledOnce();
  },
};
export const Claiming: Story = { args: { state: 'claiming' } };
export const Claimed: Story = {
  tags: ['visual'],
  args: { state: 'claimed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use it' })).toBeVisible();
  },
};
export const EndsSoon: Story = { args: { state: 'claimed', endsSoon: true, until: 'Ends in 2 days' } };
export const AlmostGone: Story = { args: { gone: { value: 82, label: 'Claimed', text: '82 % claimed' } } };
export const Used: Story = { args: { state: 'used', stateText: 'Used', until: 'On 12 November' } };
export const Expired: Story = {
  tags: ['visual'],
  args: { state: 'expired', stateText: 'Expired', until: 'On 1 November' },
};
export const Locked: Story = {
  args: { state: 'locked', stateText: 'In an order', note: 'Order LP-2026-004711 holds it until it is paid.' },
};
export const LongWords: Story = {
  args: {
    amount: '1.250 €',
    condition: 'ab 12.499,90 €',
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    until: 'Gültig bis einschließlich Mittwoch, 30. November 2026',
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={3} /> };
