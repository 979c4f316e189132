import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container, Grid, Panel } from '../layout/layout.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { AspectRatio } from './aspect-ratio.tsx';

const meta = {
  title: 'Components/Layout/Aspect ratio',
  component: AspectRatio,
  args: {
    ratio: 'wide',
    children: (
      <Panel>
        <Text>16 to 9</Text>
      </Panel>
    ),
  },
  render: (args) => (
    <Container width="narrow">
      <AspectRatio {...args} />
    </Container>
  ),
} satisfies Meta<typeof AspectRatio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as its container; the ratio determines the height. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('16 to 9').parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(16 / 9, 2);
  },
};

export const All: Story = {
  render: () => (
    <Grid plan="cards">
      {(['square', 'portrait', 'landscape', 'wide', 'video'] as const).map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio}>
          <Panel>
            <Text>{ratio}</Text>
          </Panel>
        </AspectRatio>
      ))}
    </Grid>
  ),
};

/** The space is reserved while the content loads. */
export const Waiting: Story = { args: { ratio: 'video', children: <Spinner label="The film is loading" /> } };
