import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ArtNoAddress } from '../../art/art-no-address.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { AddressCard } from './address-card.tsx';

const remove = fn();
const actions = (
  <>
    <Button tone="quiet" size="s" flush>
      Edit
    </Button>
    <Button tone="quiet" size="s" flush onClick={remove}>
      Delete
    </Button>
  </>
);

const meta = {
  title: 'Components/Commerce/Address card',
  component: AddressCard,
  args: { name: 'Mara Lindqvist', lines: ['14 Harbour Row', 'Apartment 3', 'Portland, ME 04101', 'United States'] },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithActions: Story = {
  tags: ['visual'],
  args: { tags: ['Default', 'Home'], actions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalled();
  },
};

export const ToChoose: Story = { tags: ['visual'], args: { choose: <Button block>Deliver here</Button>, actions } };

/** The default one is told by its ground. */
export const Preferred: Story = { args: { preferred: true, tags: ['Default', 'Home'], actions } };

/** A disabled card stays readable and says why it cannot be chosen. */
export const Muted: Story = {
  args: { muted: true, note: 'We do not deliver to islands without a road.', actions },
};

/** Neighbours are equally tall, with their actions on one line. */
export const BesideEachOther: Story = {
  render: (args) => (
    <Grid plan="pairs">
      <AddressCard {...args} actions={actions} />
      <AddressCard name="Jo" lines={['1 Mill Lane', 'Oxford OX1 1AA']} actions={actions} />
    </Grid>
  ),
};

export const LongLines: Story = {
  args: {
    name: 'Maximiliane Freifrau von Hohenstein-Wittelsbach-Rosenheim',
    lines: ['c/o Arbeitsgemeinschaft der Lichtplanungsgesellschaften', 'Donaudampfschifffahrtsgesellschaftsstraße 128'],
    tags: ['Rechnungsadresse', 'Standardlieferadresse'],
    actions,
  },
};

export const Loading: Story = { render: () => <SkeletonText lines={4} /> };
export const None: Story = {
  render: () => (
    <EmptyState art={<ArtNoAddress />} title="No address yet" body="Save one, and the next order is faster." />
  ),
};
