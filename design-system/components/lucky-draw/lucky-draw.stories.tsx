import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { LuckyDraw } from './lucky-draw.tsx';

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
    skip: { label: 'Skip', onSkip: fn() },
    message: '',
    triesText: '2 plays left · 240 coins',
    play: { label: 'Play: free', onPlay: fn() },
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
export const Asking: Story = { args: { state: 'asking' } };
export const Lowering: Story = {
  args: { state: 'lowering', wonId: 'reed', message: 'You won Reed, a floor lamp!' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.skip.onSkip).toHaveBeenCalledOnce();
  },
};
export const Won: Story = {
  tags: ['visual'],
  args: {
    state: 'won',
    wonId: 'reed',
    message: 'You won Reed, a floor lamp!',
    play: { label: 'Play again', onPlay: fn() },
    triesText: '1 play left',
  },
};
export const Lost: Story = {
  args: {
    state: 'lost',
    message: 'Nothing this time.',
    play: { label: 'Play again', onPlay: fn() },
    triesText: '1 play left',
  },
};
export const Closed: Story = {
  args: {
    state: 'closed',
    message: 'No play is left today',
    triesText: 'The next one is free, at midnight',
    action: <Button tone="outline">Get coins</Button>,
  },
};
export const LongWords: Story = {
  args: { message: 'Sie haben eine Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung gewonnen!' },
};
