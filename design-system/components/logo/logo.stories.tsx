import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Components/Foundations/Logo',
  component: Logo,
  args: { name: 'Lampyris' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The drawing is decoration, the name beside it is read. */
export const AsTheWayHome: Story = {
  tags: ['visual'],
  render: (args) => (
    <Link href="/home" tone="plain">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lampyris' })).toHaveFocus();
  },
};
