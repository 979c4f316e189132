import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Avatar, type AvatarVariant } from './avatar.tsx';

const variants: readonly (readonly [AvatarVariant, name: string, corner?: string])[] = [
  [1, 'Plain'],
  [2, 'Ring'],
  [3, 'Brand ring'],
  [4, 'Holiday skin'],
  [5, 'Tag pair', '★'],
  [6, 'Level badge', '4'],
  [7, 'Answerer', 'A'],
  [8, 'Savvy User', 'SU'],
];

const meta = {
  title: 'Components/Media/Avatar',
  component: Avatar,
  args: { name: 'Mara Lindqvist' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture: the initial in lamp light. */
export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).toHaveTextContent('M');
  },
};

export const Picture: Story = {
  args: { src: '/media/products/dome/day-640.webp' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-state', 'loaded'));
  },
};

/** Loading: a pulsing disc, or a static one with reduced motion. */
export const OnItsWay: Story = {
  args: { src: '', size: 'l' },
  play: async ({ canvas }) => {
    const face = canvas.getByRole('img', { name: 'Mara Lindqvist' });
    await expect(face).toHaveAttribute('data-state', 'loading');
    await expect([face.clientWidth, face.clientHeight]).toEqual([80, 80]);
  },
};

/** The shop's default pictures: by day, by night, and where the theme is unknown. */
export const Defaults: Story = {
  tags: ['visual'],
  render: (args) => (
    <Inline gap="m">
      {['default-light', 'default-dark', 'default'].map((file) => (
        <Avatar key={file} {...args} src={`/avatars/${file}.svg`} size="l" />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const faces = canvas.getAllByRole('img');
    await waitFor(() => expect(faces.map((face) => face.dataset['state'])).toEqual(['loaded', 'loaded', 'loaded']));
  },
};

/** A picture that fails to load is replaced by the initial. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('M')).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['visual'],
  render: (args) => (
    <Inline gap="m">
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="l" />
    </Inline>
  ),
};

export const Variants: Story = {
  render: () => (
    <Inline gap="m" wrap>
      {variants.map(([variant, name, corner]) => (
        <Avatar key={variant} name={name} variant={variant} corner={corner} size="l" />
      ))}
    </Inline>
  ),
};

export const VariantsWithPicture: Story = {
  render: () => (
    <Inline gap="m" wrap>
      {variants.map(([variant, name, corner]) => (
        <Avatar
          key={variant}
          name={name}
          variant={variant}
          corner={corner}
          src="/media/products/dome-bone/day-640.webp"
        />
      ))}
    </Inline>
  ),
};
