import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { ChatMessage } from './chat-message.tsx';
import { Chat, type ChatProps } from './chat.tsx';
import { ReplyBox } from './reply-box.tsx';

const at = (text: string) => ({ text, dateTime: `2026-11-22T${text}` });

const answers = (
  <>
    <ChatMessage from="you" author="You" time={at('20:41')}>
      My strip flickers after I cut it. What did I do wrong?
    </ChatMessage>
    <ChatMessage
      from="shop"
      author="Help robot"
      time={at('20:41')}
      sources={[
        { href: '/support/topic-faq-detail/cut', label: 'Cut and join a strip' },
        { href: '/support/sku-faq-detail/LM-RBN-S1', label: 'Manual of Ribbon S1' },
      ]}
      action={<Button tone="outline">Send back Ribbon S1</Button>}
    >
      {
        'A strip flickers where the cut is not on the mark: the contacts are half a pad short.\n\nCut once more at the next mark, 10 cm further, and press the connector until it clicks.'
      }
    </ChatMessage>
    <ChatMessage from="you" author="You" time={at('20:44')}>
      It clicks, and it still flickers.
    </ChatMessage>
  </>
);

const side = (
  <Stack gap="m">
    <Text weight="medium">What this chat knows</Text>
    <Link href="/order/detail">Order LUS261121K7Q2MD</Link>
    <Link href="/support/sku-faq-detail/LM-RBN-S1">Ribbon S1, manual</Link>
    <Button tone="outline">Talk to a person</Button>
    <Text size="small" tone="muted">
      Monday to Friday, 9 AM to 6 PM ET. We answer within one working day.
    </Text>
  </Stack>
);

function Talk(props: Partial<ChatProps>) {
  const [draft, setDraft] = useState('');
  const [sent, setSent] = useState<readonly string[]>([]);
  const send = () => {
    setSent([...sent, draft]);
    setDraft('');
  };
  const said = sent.map((words, index) => (
    <ChatMessage key={index} from="you" author="You" state="Sending">
      {words}
    </ChatMessage>
  ));
  return (
    <Chat
      note="Help robot, not a person"
      label="Messages"
      side={side}
      reply={<ReplyBox label="Your message" value={draft} onChange={setDraft} onSend={send} sendLabel="Send" />}
      {...props}
    >
      {props.children ?? answers}
      {said}
    </Chat>
  );
}

const meta = {
  title: 'Components/Commerce/Chat',
  component: Talk,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Container>{Story()}</Container>],
} satisfies Meta<typeof Talk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bubbles are of who uses the shop; answers are plain text with their sources. */
export const Answered: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: 'Messages' })).toHaveTextContent(/^You: My strip flickers/);
    await expect(canvas.getByRole('link', { name: 'Cut and join a strip' })).toBeVisible();
  },
};

/** The form sends what is written, and nothing but blanks stays where it is. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(box, '   {Enter}');
    await expect(canvas.queryByText('Sending')).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'Send me a new one{Enter}');
    await expect(canvas.getByRole('log')).toHaveTextContent(/You: Send me a new oneSending$/);
    await expect(box).toHaveValue('');
  },
};

export const NotSent: Story = {
  args: {
    children: (
      <ChatMessage
        from="you"
        author="You"
        state={
          <>
            Not sent.
            <Button tone="quiet" size="s" flush>
              Try again
            </Button>
          </>
        }
      >
        It clicks, and it still flickers.
      </ChatMessage>
    ),
  },
};

/** Nothing was said yet: three questions to begin with. */
export const Begin: Story = {
  tags: ['visual'],
  args: {
    children: (
      <Stack gap="s" align="start">
        {['Where is my order?', 'Send something back', 'My light does not connect'].map((question) => (
          <Button key={question} tone="outline">
            {question}
          </Button>
        ))}
      </Stack>
    ),
  },
};
export const LongWords: Story = {
  args: {
    note: 'Ein Automat antwortet, kein Mensch',
    children: (
      <ChatMessage from="you" author="Sie" time={at('20:41')}>
        Außenbeleuchtungssteuerungsfehlerbehebungsanleitung gesucht
      </ChatMessage>
    ),
  },
};
