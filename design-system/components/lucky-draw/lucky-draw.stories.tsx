import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { LuckyDraw, type DrawState } from './lucky-draw.tsx';

const prize = (id: string, picture: Picture) => ({
  id,
  prize: <ImageBox picture={picture} sizes="140px" />,
});

const prizes = [
  prize('panels', panels),
  prize('dome', dome),
  prize('reed', floorLamp),
  prize('second-dome', dome),
  prize('second-reed', floorLamp),
  prize('second-panels', panels),
];

const meta = {
  title: 'Components/Commerce/Lucky draw',
  component: LuckyDraw,
  args: {
    label: 'Doll machine',
    state: 'idle',
    prizes,
    prizesLabel: 'In the case',
    skipLabel: 'Skip',
    message: '',
    triesText: '2 plays left · 240 coins',
    play: { label: 'Play: free', onPlay: fn() },
    action: <Button tone="brand">Claim your prize</Button>,
  },
} satisfies Meta<typeof LuckyDraw>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play: free' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.play.onPlay).toHaveBeenCalledOnce();
  },
};
export const Running: Story = { args: { state: 'running', message: '' } };
export const Won: Story = {
  tags: ['visual'],
  args: {
    state: 'won',
    wonId: 'reed',
    message: 'You won Reed, a floor lamp!',
    play: { label: 'Play again', onPlay: fn() },
    triesText: '1 try left',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claim your prize' })).toBeVisible();
  },
};
function PlayedDraw() {
  const [state, setState] = useState<DrawState>('running');
  return (
    <>
      <LuckyDraw
        label="Doll machine"
        state={state}
        prizes={prizes}
        prizesLabel="In the case"
        wonId="reed"
        message={state === 'won' ? 'You won Reed, a floor lamp!' : ''}
        triesText="1 play left"
        skipLabel="Skip"
        play={{ label: 'Play again', onPlay: () => setState('running') }}
      />
      <Button tone="quiet" onClick={() => setState('won')}>
        Answer of the server
      </Button>
    </>
  );
}

/** The claw plays a result for 2.4 seconds, unless it is skipped or less motion is asked for. */
export const Played: Story = {
  render: () => <PlayedDraw />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer of the server' }));
    const skip = canvas.queryByRole('button', { name: 'Skip' });
    if (skip) await userEvent.click(skip);
    await expect(canvas.getByRole('status')).toHaveTextContent('You won Reed, a floor lamp!');
  },
};

export const Lost: Story = {
  args: {
    state: 'lost',
    message: 'It slipped. Next time.',
    play: { label: 'Play again', onPlay: fn() },
    triesText: '1 try left',
  },
};
export const NoTries: Story = {
  args: {
    state: 'noTries',
    message: 'No tries left today',
    triesText: 'Three new ones at midnight',
    action: <Button tone="outline">Get coins</Button>,
  },
};
export const LongWords: Story = {
  args: { message: 'Sie haben eine Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung gewonnen!' },
};
