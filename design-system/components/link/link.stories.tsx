import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '/support/return-policy', children: 'How returns work' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProse: Story = {
  tags: ['visual'],
  render: (args) => (
    <Text>
      Every lamp may come back within 30 days. <Link {...args} />
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How returns work' })).toHaveFocus();
  },
};

/** Underlined on hover only: where everything is a link. */
export const Quiet: Story = { args: { tone: 'quiet' } };

/** Unstyled: around cards and pictures. */
export const Plain: Story = { args: { tone: 'plain' } };

/** External: opens a new tab without a referrer. */
export const External: Story = {
  args: { external: true, href: 'https://csa-iot.org/', children: 'What Matter is' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const LongWords: Story = {
  args: { children: 'Rückgabebedingungen für Sonderanfertigungen und Meterwarenzuschnitte' },
};
