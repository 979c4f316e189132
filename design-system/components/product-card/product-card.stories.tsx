import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { IconCheck, IconPlus } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Grid } from '../layout/layout.tsx';
import { SkeletonCard } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { lightCards } from './card-light.ts';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Components/Commerce/Product card',
  component: ProductCard,
  args: {
    headingLevel: 2,
    title: 'Dome, table lamp',
    href: '/product-detail?sku=dome',
    picture: dome,
    price: { now: '$79.99' },
    rating: { value: 4.6, label: '4.6 out of 5, 212 reviews', text: '4.6 (212)' },
  },
  render: (args) => (
    <Grid plan="products">
      <ProductCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dome, table lamp' })).toHaveFocus();
  },
};

/** Shown by `lightCards`: the picture by night in the light theme, the picture without its cover in the dark one. */
export const Lit: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const end = lightCards(document, { pressOnly: false, wakesRow: false });
    const card = canvas.getByRole('article');
    const isNight = () =>
      [...canvasElement.querySelectorAll('img')].some(
        (image) => image.currentSrc.includes('/night-') && getComputedStyle(image).opacity === '1',
      );
    await userEvent.tab();
    await waitFor(() => expect(card.dataset['awake']).toBe('on'));
    await waitFor(() => expect(isNight()).toBe(true));
    end();
  },
};
/** In the EU and in Great Britain; the arrow is a part of the link of the card. */
export const WithEnergyClass: Story = {
  args: { price: { now: '€79.99' }, energy: { label: 'Energy class F of A to G', energyClass: 'F' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Energy class F of A to G' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const OnSale: Story = {
  tags: ['visual'],
  args: {
    price: { now: '$59.99', was: { text: '$79.99', spoken: 'Was' } },
    badge: { text: '−25 %', tone: 'sale' },
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('−25 %').getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(badge.top).toBeGreaterThan(title.bottom);
  },
};
export const New: Story = { args: { badge: { text: 'New', tone: 'inverse' } } };

/** The button is above the card's link and does not follow it. */
export const WithAction: Story = {
  args: { action: <IconButton tone="raised" label="Add Dome to your cart" icon={<IconPlus />} /> },
};
export const Adding: Story = {
  args: { action: <IconButton tone="raised" label="Adding Dome" icon={<Spinner />} aria-disabled /> },
};
export const Added: Story = {
  args: {
    action: <IconButton tone="raised" label="Dome is in your cart" icon={<IconCheck />} />,
    note: 'In your cart',
  },
};
export const Finishes: Story = {
  args: {
    swatches: {
      label: 'In bone and ink and 2 more',
      colours: [
        { name: 'Bone', colour: 'tan' },
        { name: 'Ink', colour: 'midnightblue' },
      ],
      more: '+2',
    },
  },
};
export const SoldOut: Story = {
  tags: ['visual'],
  args: { badge: { text: 'Sold out', tone: 'neutral' }, note: 'Back in December' },
};
export const Preorder: Story = { args: { badge: { text: 'Pre-order', tone: 'info' }, note: 'Ships on 8 December' } };
export const NotRated: Story = { args: { rating: undefined } };
export const Loading: Story = { tags: ['visual'], render: () => <SkeletonCard /> };
export const LongWords: Story = {
  args: {
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    picture: panels,
    price: { now: '1.299,00 €', prefix: 'Ab', was: { text: '1.499,00 €', spoken: 'Bisher' } },
  },
};
export const InAGrid: Story = {
  tags: ['visual'],
  decorators: [],
  render: (args) => (
    <Grid plan="products">
      <ProductCard
        {...args}
        price={{ now: '$59.99', was: { text: '$79.99', spoken: 'Was' } }}
        badge={{ text: '−25 %', tone: 'sale' }}
      />
      <ProductCard {...args} title="Hexagon panels" picture={panels} price={{ now: '$129.99' }} />
      <ProductCard
        {...args}
        title="Reed, floor lamp"
        picture={floorLamp}
        price={{ now: '$149.99', prefix: 'From' }}
        badge={{ text: 'New', tone: 'inverse' }}
      />
    </Grid>
  ),
};

/** As large as four others: on a laptop its picture fills the height of two rows. */
export const Large: Story = {
  decorators: [],
  render: (args) => (
    <Grid plan="pairs">
      <ProductCard {...args} isLarge />
      <ProductCard {...args} title="Hexagon panels" picture={panels} price={{ now: '$129.99' }} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const picture = [...canvasElement.querySelectorAll('img')].find((image) => image.checkVisibility());
    await expect(picture?.clientWidth).toBeGreaterThan(0);
    await expect(picture?.clientHeight).toBeGreaterThan(100);
  },
};
