import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconCart } from '../../icons/icons.ts';
import { Inline } from '../layout/layout.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Brand: Story = { tags: ['visual'], args: { tone: 'brand', children: 'Buy now' } };
export const Outline: Story = { tags: ['visual'], args: { tone: 'outline', children: 'See the room' } };
export const Quiet: Story = { tags: ['visual'], args: { tone: 'quiet', children: 'Not now' } };
export const Danger: Story = { tags: ['visual'], args: { tone: 'danger', children: 'Cancel the order' } };

export const Sizes: Story = {
  tags: ['visual'],
  render: (args) => (
    <Inline gap="s" wrap>
      <Button {...args} size="s">
        Small
      </Button>
      <Button {...args} size="m">
        Medium
      </Button>
      <Button {...args} size="l">
        Large
      </Button>
    </Inline>
  ),
};

/** Loading: focus and width stay, a press does nothing. */
export const Loading: Story = {
  tags: ['visual'],
  args: { loading: true, children: 'Place order' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
};

export const WithIcon: Story = {
  tags: ['visual'],
  render: (args) => (
    <Button {...args}>
      <IconCart size={20} />
      Add to cart
    </Button>
  ),
};

/** As wide as its container, below a form on a phone. */
export const Block: Story = { args: { block: true, size: 'l', tone: 'brand', children: 'Pay $129.99' } };

/** A link with the style of a button: it navigates, and stays a link. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="/collections/floor-lamps">Browse floor lamps</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse floor lamps' })).toBeVisible();
  },
};

/** German needs a third more room: the label wraps. */
export const LongWords: Story = {
  tags: ['visual'],
  args: { children: 'Verpackungsmaterial unentgeltlich zurückgeben und Kaufpreiserstattung beantragen' },
};

/** The focus ring outside the button, in both themes. */
export const Focused: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};
