import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dome, lampPicture, panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Components/Layout/Hero',
  component: Hero,
  args: {
    kicker: 'New this autumn',
    title: 'Dusk, whenever you like',
    body: 'Dome falls asleep with you: it dims by itself and grows warmer as it does.',
    picture: dome,
    actions: (
      <>
        <Button asChild tone="brand" size="l">
          <a href="/product/dome">Look at Dome</a>
        </Button>
        <Button asChild tone="outline" size="l">
          <a href="/collections/table-lamps">All table lamps</a>
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One lamp, one sentence, one action. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dusk, whenever you like' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Look at Dome' })).toHaveFocus();
  },
};

export const TitleOnly: Story = { args: { kicker: undefined, body: undefined, actions: undefined } };

/** Further down a page. */
export const Second: Story = {
  args: { headingLevel: 2, priority: false, picture: panels, title: 'A wall that plays' },
};

/** After another hero: picture and text change sides. */
export const Flipped: Story = { args: { ...Second.args, flipped: true } };

/** A room picture takes the whole width, with the text below. */
export const Room: Story = {
  tags: ['visual'],
  args: {
    kicker: undefined,
    headingLevel: 2,
    priority: false,
    picture: lampPicture('wide-living', 'A living room with four small lights'),
    title: 'One room, four small lights',
  },
};

export const LongWords: Story = {
  tags: ['visual'],
  args: {
    kicker: 'Herbstneuheiten',
    title: 'Lichtstimmungen für Langschläferinnen',
    body: 'Die Sonnenaufgangssimulation beginnt eine halbe Stunde vor dem Wecker und endet mit vollem Tageslicht.',
  },
};
