import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconReturn, IconShield, IconTruck } from '../../icons/icons.ts';
import { TrustRow } from './trust-row.tsx';

const meta = {
  title: 'Components/Commerce/Trust row',
  component: TrustRow,
  args: {
    items: [
      { icon: <IconTruck />, title: 'Free shipping', text: 'From $49' },
      { icon: <IconReturn />, title: '30 days', text: 'To bring it back' },
      { icon: <IconShield />, title: '2 years', text: 'Of warranty' },
    ],
  },
} satisfies Meta<typeof TrustRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free shipping')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        icon: <IconTruck />,
        title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        text: 'Versandkostenfreiheit ab einem Bestellwert von 49 €',
      },
    ],
  },
};
