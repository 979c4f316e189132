import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CouponRow } from './coupon-row.tsx';

const meta = {
  title: 'Components/Commerce/Coupon card',
  component: CouponCard,
  parameters: { layout: 'padded' },
  args: {
    headingLevel: 2,
    amount: '$10 off',
    title: 'Strip lights only',
    condition: 'Orders over $80',
    until: 'Ends Thu, Dec 3',
    state: 'available',
    claim: { label: 'Claim', onClaim: fn() },
    use: { label: 'Use', href: '/coupon/support-list?couponId=1' },
  },
} satisfies Meta<typeof CouponCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Claim' })).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('$10 off Strip lights only');
    await userEvent.keyboard('{Enter}');
    await expect(args.claim?.onClaim).toHaveBeenCalledOnce();
  },
};
export const Claiming: Story = { args: { state: 'claiming' } };

/** In the coupon center: the button becomes words. */
export const Claimed: Story = {
  args: { state: 'claimed', use: undefined, stateText: 'In your wallet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In your wallet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** In the wallet: it leads to what it counts for. */
export const ToUse: Story = {
  args: { state: 'claimed', endsSoon: true, until: 'Ends Thu, Dec 3 · in 2 days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use' })).toHaveAccessibleDescription('$10 off Strip lights only');
  },
};
export const WithDetails: Story = {
  args: {
    state: 'claimed',
    details: { label: 'Details', body: 'Once per order. It does not add up with other coupons.' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/^Once per order/)).toBeVisible();
  },
};
export const AlmostGone: Story = { args: { quota: { value: 82, label: 'Claimed', text: '82 % claimed' } } };
export const Gone: Story = {
  tags: ['visual'],
  args: { state: 'gone', stateText: 'All claimed', until: 'Stays here until midnight' },
};
export const Locked: Story = {
  args: { state: 'locked', stateText: 'In an order', note: 'Order LP-2026-004711 holds it until it is paid.' },
};

/** The only claim of its page may be amber. */
export const OnlyOne: Story = {
  args: { title: 'Your first light', claim: { label: 'Claim', onClaim: fn(), tone: 'brand' } },
};
export const Used: Story = {
  render: () => <CouponRow amount="$10 off" title="Strip lights only" stateText="Used Thu, Nov 12" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('$10 off Strip lights only Used Thu, Nov 12');
  },
};
export const Expired: Story = {
  render: () => <CouponRow amount="$5 off" title="Everything" stateText="Expired Sun, Nov 1" />,
};
export const LongWords: Story = {
  args: {
    amount: '1.250 € Rabatt',
    condition: 'Bestellungen über 12.499,90 €',
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    until: 'Gültig bis einschließlich Mittwoch, 30. November 2026',
    claim: { label: 'Gutschein einlösen', onClaim: fn() },
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={3} /> };
