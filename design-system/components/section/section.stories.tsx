import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../layout/layout.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Section, type Ground } from './section.tsx';

const Words = ({ title }: { title: string }) => (
  <Container>
    <Heading level={2}>{title}</Heading>
    <Text tone="muted">A part of a page, from edge to edge.</Text>
  </Container>
);

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  args: { ground: 'paper', children: <Words title="Paper" /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const grounds: readonly Ground[] = ['paper', 'white', 'sand', 'night'];

/** The four grounds, in an order in which a page may have them. */
export const Grounds: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {grounds.map((ground) => (
        <Section key={ground} ground={ground}>
          <Words title={ground} />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [paper, white, sand, night] = [...canvasElement.querySelectorAll('section')].map((section) =>
      getComputedStyle(section),
    );
    await expect(new Set([paper, white, sand].map((style) => style?.backgroundColor)).size).toBe(3);
    // By night sand is as dark as the night band, which has hairlines.
    await expect(night?.borderTopStyle).toBe('solid');
    await expect(sand?.borderTopStyle).toBe('none');
  },
};

/** Two sections on paper have one space between them. */
export const Continued: Story = {
  render: () => (
    <>
      <Section ground="paper">
        <Words title="First" />
      </Section>
      <Section ground="paper" continues>
        <Words title="Second" />
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('section');
    if (!first || !second) throw new Error('A section is missing');
    await expect(getComputedStyle(first).paddingBottom).not.toBe('0px');
    await expect(getComputedStyle(second).paddingTop).toBe('0px');
  },
};

/** Content that brings its own space. */
export const Flush: Story = { args: { ground: 'sand', isFlush: true, children: <Words title="Flush" /> } };
