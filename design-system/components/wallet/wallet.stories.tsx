import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ArtEndedCampaign } from '../../art/art-ended-campaign.tsx';
import { Button } from '../button/button.tsx';
import { CouponCard } from '../coupon-card/coupon-card.tsx';
import { CouponRow } from '../coupon-card/coupon-row.tsx';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Wallet, type WalletSection } from './wallet.tsx';

type Kind = 'unused' | 'used' | 'expired';

const slip = (id: string, amount: string, title: string, condition: string, until: string, endsSoon = false) => ({
  id,
  coupon: (
    <CouponCard
      headingLevel={2}
      amount={amount}
      title={title}
      condition={condition}
      until={until}
      endsSoon={endsSoon}
      state="claimed"
      use={{ label: 'Use', href: `/coupon/support-list?couponId=${id}` }}
    />
  ),
});

const empty = (title: string) => <EmptyState art={<ArtEndedCampaign />} title={title} />;

const sections: WalletSection<Kind>[] = [
  {
    value: 'unused',
    label: 'Unused',
    count: 3,
    look: 'slips',
    coupons: [
      slip('1', '$10 off', 'Strip lights only', 'Orders over $80', 'Ends Thu, Dec 3 · in 2 days', true),
      slip('2', '15 % off', 'Outdoor lights', 'Orders over $120', 'Ends Thu, Dec 31'),
      slip('3', '$5 off', 'Everything', 'Orders over $40', 'Ends Fri, Jan 15'),
    ],
    empty: empty('You have no coupons to use.'),
  },
  {
    value: 'used',
    label: 'Used',
    look: 'rows',
    coupons: [
      { id: '4', coupon: <CouponRow amount="$10 off" title="Your first light" stateText="Used Thu, Nov 12" /> },
      { id: '5', coupon: <CouponRow amount="15 % off" title="Outdoor lights" stateText="Used Sun, Nov 8" /> },
    ],
    empty: empty('You have used no coupon yet.'),
  },
  {
    value: 'expired',
    label: 'Expired',
    look: 'rows',
    coupons: [],
    empty: empty('None of your coupons has expired.'),
  },
];

const entry = <TextField label="Enter a code" suffix={<Button tone="quiet">Add</Button>} />;

function Opened({ first = 'unused', all = sections }: { first?: Kind; all?: typeof sections }) {
  const [value, setValue] = useState(first);
  return <Wallet label="Your coupons" sections={all} value={value} onChange={setValue} entry={entry} />;
}

const meta = {
  title: 'Components/Commerce/Wallet',
  component: Wallet,
  parameters: { layout: 'padded' },
  args: { label: 'Your coupons', sections, value: 'unused', onChange: () => undefined },
  render: () => <Opened />,
} satisfies Meta<typeof Wallet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unused: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Unused' });
    await expect(within(list).getAllByRole('link', { name: 'Use' })).toHaveLength(3);
    await expect(canvas.getByRole('textbox', { name: 'Enter a code' })).toBeVisible();
  },
};

/** Used ones are rows: arrows go there. */
export const Used: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Used' })).toHaveFocus();
    await expect(within(canvas.getByRole('list', { name: 'Used' })).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Nothing: Story = {
  render: () => <Opened first="expired" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of your coupons has expired.')).toBeVisible();
  },
};
export const WithoutEntry: Story = {
  render: () => <Wallet label="Your coupons" sections={sections} value="used" onChange={() => undefined} />,
};
export const LongWords: Story = {
  render: () => (
    <Opened
      all={[
        {
          value: 'unused',
          label: 'Noch nicht eingelöst',
          look: 'slips',
          coupons: [
            slip(
              '1',
              '1.250 € Rabatt',
              'Außenbeleuchtungssteuerung',
              'Bestellungen über 12.499,90 €',
              'Bis 30. November',
            ),
          ],
          empty: null,
        },
      ]}
    />
  ),
};
export const Loading: Story = { render: () => <SkeletonList count={4} /> };
