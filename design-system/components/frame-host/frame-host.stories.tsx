import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { FrameHost } from './frame-host.tsx';

const page = {
  title: 'Care of a lamp',
  src: '/favicon.svg',
  height: 420,
  loadingLabel: 'The page is loading',
  onLoad: fn(),
};
const ways = (first: string, second: string) => (
  <Inline gap="s" wrap justify="centre">
    <Button>{first}</Button>
    <Button tone="outline">{second}</Button>
  </Inline>
);

const meta = {
  title: 'Components/Feedback/Frame host',
  component: FrameHost,
} satisfies Meta<typeof FrameHost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame has a name, is sandboxed, and cannot navigate the window. */
export const Shown: Story = {
  args: { ...page, phase: 'shown' },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Care of a lamp');
    await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  },
};

/** Announced; its space is reserved. */
export const Loading: Story = {
  args: { ...page, phase: 'loading', src: 'about:blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'The page is loading' })).toBeVisible();
  },
};

/** Nothing of the page is loaded before its host is accepted. */
export const Blocked: Story = {
  args: {
    phase: 'blocked',
    title: 'You are about to see another site',
    body: 'This page belongs to help.partner.example, not to Lampyris. Do not type your Lampyris password there.',
    actions: ways('Continue to help.partner.example', 'Go back'),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue to help.partner.example' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: {
    phase: 'failed',
    title: 'This page cannot be shown here',
    body: 'help.partner.example did not answer in time, or does not allow to be shown inside another site.',
    actions: ways('Open in browser', 'Try again'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page cannot be shown here');
  },
};

export const LongWords: Story = {
  args: {
    phase: 'blocked',
    title: 'Sie verlassen die Benutzeroberfläche der Beleuchtungsverwaltung',
    body: 'Diese Seite gehört zu gewaehrleistungsabwicklung-und-rueckversand.partnerunternehmen.example.',
    actions: ways('Weiter zu partnerunternehmen.example', 'Zurückkehren'),
  },
};
