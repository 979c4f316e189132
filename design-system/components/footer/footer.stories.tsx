import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Logo } from '../logo/logo.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { landmark: true, layout: 'fullscreen' },
  args: {
    logo: <Logo name="Lampyris" />,
    claim: 'Lamps that know the time of day.',
    columns: [
      {
        title: 'Shop',
        links: [
          { href: '/collections/table-lamps', label: 'Table lamps' },
          { href: '/collections/panels', label: 'Panels' },
        ],
      },
      {
        title: 'Help',
        links: [
          { href: '/support/shipping-policy', label: 'Shipping' },
          { href: '/support/return-policy', label: 'Returns' },
        ],
      },
      { title: 'Account', links: [{ href: '/order/list', label: 'Orders' }] },
    ],
    legal: '© 2026 Lampyris',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each column is a landmark with its title as a name. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Help' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Table lamps' })).toHaveFocus();
  },
};

export const WithSwitches: Story = {
  tags: ['visual'],
  args: { switches: <Badge tone="inverse">United States, $</Badge> },
};

export const LongWords: Story = {
  args: {
    claim: 'Leuchten, die wissen, wie spät es ist, und sich danach richten.',
    columns: [
      {
        title: 'Verbraucherinformationen',
        links: [
          { href: '/a', label: 'Widerrufsbelehrung und Muster-Widerrufsformular' },
          { href: '/b', label: 'Batterieentsorgungshinweise' },
        ],
      },
      { title: 'Unternehmen', links: [{ href: '/c', label: 'Datenschutzerklärung' }] },
    ],
  },
};
