import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { lampPicture } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { ReplyBox } from '../chat/reply-box.tsx';
import { Container } from '../layout/layout.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { Text } from '../text/text.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketMessage } from './ticket-message.tsx';
import { TicketThread } from './ticket-thread.tsx';

const on = (day: number, text: string) => ({ text, dateTime: `2026-11-${day}` });

const list = (
  <TicketList
    label="Your questions"
    tickets={[
      {
        id: 'T1042',
        href: '/support/consultation-center?ticket=T1042',
        subject: 'Strip flickers',
        state: 'Waiting for us',
        date: on(22, 'Nov 22'),
        current: true,
      },
      {
        id: 'T1038',
        href: '/support/consultation-center?ticket=T1038',
        subject: 'Which connector fits a corner?',
        state: 'Waiting for you',
        date: on(19, 'Nov 19'),
        unread: 'New answer',
      },
      {
        id: 'T0977',
        href: '/support/consultation-center?ticket=T0977',
        subject: 'Invoice with a company name',
        state: 'Solved',
        date: on(2, 'Nov 2'),
      },
    ]}
  />
);

function Reply() {
  const [draft, setDraft] = useState('');
  return (
    <ReplyBox
      label="Your reply"
      value={draft}
      onChange={setDraft}
      onSend={() => setDraft('')}
      sendLabel="Send"
      rows={2}
      action={<Button tone="outline">Solved</Button>}
    />
  );
}

const meta = {
  title: 'Components/Commerce/Ticket thread',
  component: TicketThread,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Container>{Story()}</Container>],
  args: {
    number: '#T1042',
    subject: 'Strip flickers',
    state: 'Waiting for us',
    due: 'We answer by Tue, Nov 24, 6 PM ET',
    label: 'Messages',
    list,
    days: [
      {
        id: '2026-11-21',
        label: 'Sat, Nov 21',
        messages: (
          <>
            <TicketMessage
              from="you"
              author="You"
              time={on(21, '8:12 PM')}
              body="The last half metre flickers since I cut the strip behind the sofa. A photo of the cut is below."
              photos={[
                { href: '#photo-1', picture: lampPicture('ribbon-s1', 'The cut, from above') },
                { href: '#photo-2', picture: lampPicture('connector-kit', 'The connector, open') },
              ]}
            />
          </>
        ),
      },
      {
        id: '2026-11-22',
        label: 'Sun, Nov 22',
        messages: (
          <>
            <TicketMessage
              from="shop"
              author="Sam, Lampyris"
              time={on(22, '10:05 AM')}
              body={
                'Thank you for the photo. The cut is 2 mm beside the mark, so one contact is missing.\n\nCut once more at the next mark. If it still flickers, we send a new strip at our cost.'
              }
            />
            <TicketMessage from="you" author="You" time={on(22, '7:40 PM')} body="Done, and it still flickers." />
          </>
        ),
      },
    ],
    reply: <Reply />,
  },
} satisfies Meta<typeof TicketThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the shop wrote is on a panel; the other questions are left of it on wide screens. */
export const Waiting: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Strip flickers' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const box = canvas.getByRole('textbox', { name: 'Your reply' });
    await userEvent.type(box, 'One line{Enter}and another');
    await expect(box).toHaveValue('One line\nand another');
  },
};
/** What a mail quotes is folded, in its place. */
export const ByMail: Story = {
  args: {
    days: [
      {
        id: '2026-11-22',
        label: 'Sun, Nov 22',
        messages: (
          <TicketMessage
            from="you"
            author="You, by email"
            time={on(22, '7:40 PM')}
            body="Done, and it still flickers."
            quoteLabel="Quoted text"
            parts={[
              { text: 'Done, and it still flickers.', isQuoted: false },
              { text: '> Cut once more at the next mark.', isQuoted: true },
            ]}
          />
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const quote = canvas.getByText('> Cut once more at the next mark.');
    await expect(quote).not.toBeVisible();
    await userEvent.click(canvas.getByText('Quoted text'));
    await expect(quote).toBeVisible();
  },
};
export const Alone: Story = { args: { list: undefined } };
export const Solved: Story = {
  args: {
    state: 'Solved',
    due: undefined,
    reply: <Text tone="muted">Solved on Mon, Nov 23. Write to us again if it comes back.</Text>,
  },
};
export const NotSent: Story = {
  args: {
    days: [
      {
        id: '2026-11-22',
        label: 'Sun, Nov 22',
        messages: (
          <TicketMessage
            from="you"
            author="You"
            time={on(22, '7:40 PM')}
            body="Done, and it still flickers."
            state={
              <>
                Not sent.
                <Button tone="quiet" size="s" flush>
                  Try again
                </Button>
              </>
            }
          />
        ),
      },
    ],
  },
};

/** The list alone is what a phone shows before a question is opened. */
export const List: Story = {
  render: () => list,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Strip flickers/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /New answer$/ })).toBeVisible();
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={6} /> };
export const None: Story = {
  render: () => <EmptyState title="You have not written to us" body="Your questions and our answers show up here." />,
};
export const LongWords: Story = {
  args: {
    subject: 'Außenbeleuchtungssteuerung mit Dämmerungssensor flackert',
    state: 'Wartet auf unsere Antwort',
    due: 'Wir antworten bis Dienstag, 24. November, 18:00 Uhr mitteleuropäischer Zeit',
  },
};
