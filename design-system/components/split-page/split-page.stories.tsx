import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dome } from '../../docs/lamps.ts';
import { Stack } from '../layout/layout.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { SplitPage } from './split-page.tsx';

const meta = {
  title: 'Components/Media/Split page',
  parameters: { layout: 'fullscreen' },
  component: SplitPage,
  args: {
    picture: dome,
    children: (
      <Stack gap="m">
        <Heading level={2}>Dome</Heading>
        <Text>A lamp for the reading chair.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof SplitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dome' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** On a phone a low band stands above the words. */
export const WithBand: Story = { args: { hasBand: true } };
export const WithoutPicture: Story = { args: { picture: undefined } };
