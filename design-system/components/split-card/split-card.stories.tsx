import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dome } from '../../docs/lamps.ts';
import { Stack } from '../layout/layout.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { SplitCard } from './split-card.tsx';

const meta = {
  title: 'Components/Media/Split card',
  component: SplitCard,
  args: {
    picture: dome,
    children: (
      <Stack gap="m">
        <Heading level={2}>Dome</Heading>
        <Text>A quiet lamp for the reading chair.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof SplitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dome' })).toBeVisible();
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
