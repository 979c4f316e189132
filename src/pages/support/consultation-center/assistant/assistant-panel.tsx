import { useRef } from 'react';
import { Button, Chat, ChatMessage, Inline, Link, ReplyBox, Stack, Text } from '#design-system/index.ts';
import { assistantTextMax } from '#rules/assistant.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { SaidMessage } from './said-message.tsx';
import { assistantText } from './text.ts';
import { useAssistant } from './use-assistant.ts';

interface AssistantPanelProps {
  /** The product that is asked about, by its SPU. */
  readonly model?: string | undefined;
  readonly orderNo?: string | undefined;
  /**
   * A person is to go on: with the conversation, where there is one, and with what was typed and not answered, which may be
   * nothing.
   */
  readonly onHandOver: (sessionId: string | undefined, draft: string) => void;
}

/** The assistant: asked in a box, answered with its sources, and left for a person with one press. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { member } = useShop();
  return <Talk key={member} {...props} />;
}

function Talk({ model, orderNo, onHandOver }: AssistantPanelProps) {
  const text = useText(assistantText);
  const root = useRef<HTMLDivElement>(null);
  const assistant = useAssistant({ model, orderNo }, ({ sessionId, draft }) =>
    onHandOver(sessionId ?? undefined, draft),
  );
  const { talk, draft, isAsking, isOpening, isOffline } = assistant;
  const isTooLong = draft.trim().length > assistantTextMax;
  const error = isTooLong ? text.tooLong : isOffline ? text.offline : problemOf(talk.problem, text.problem);
  const focusBox = () => root.current?.querySelector<HTMLElement>('form input, form textarea')?.focus();
  const send = () => {
    assistant.press();
    focusBox();
  };
  const isEmpty = talk.messages.length === 0 && !isAsking && !isOpening;
  return (
    <div ref={root}>
      <Chat
        note={text.note}
        label={text.log}
        side={<Side model={model} orderNo={orderNo} onHandOver={assistant.handOver} />}
        reply={
          <ReplyBox
            label={text.box}
            value={draft}
            onChange={assistant.write}
            onSend={send}
            sendLabel={text.send}
            error={error}
            maxLength={2_000}
            action={isAsking && <StopButton onStop={assistant.stop} focusBox={focusBox} />}
          />
        }
      >
        {isOpening && <Text tone="muted">{text.reading}</Text>}
        {isEmpty && <Starters model={model} orderNo={orderNo} onAsk={assistant.ask} focusBox={focusBox} />}
        {talk.messages.map((message, index) => (
          <SaidMessage key={index} message={message} onHandOver={assistant.handOver} />
        ))}
        {isAsking && talk.question && (
          <ChatMessage from="you" author={text.you}>
            {talk.question.text}
          </ChatMessage>
        )}
        {isAsking && (
          // Read aloud once, as a whole, when the reply is there.
          <div aria-hidden="true">
            <ChatMessage from="shop" author={text.robot} state={talk.nextId === null ? undefined : text.next}>
              {talk.partial === '' ? <Text tone="muted">{text.thinking}</Text> : talk.partial}
            </ChatMessage>
          </div>
        )}
      </Chat>
      <Clearing assistant={assistant} />
    </div>
  );
}

const problemOf = (problem: string | null, otherwise: string): string | undefined =>
  problem === null ? undefined : problem || otherwise;

function StopButton({ onStop, focusBox }: { onStop: () => void; focusBox: () => void }) {
  const text = useText(assistantText);
  const stop = () => {
    onStop();
    focusBox();
  };
  return (
    <Button tone="quiet" onClick={stop}>
      {text.stop}
    </Button>
  );
}

interface About {
  readonly model: string | undefined;
  readonly orderNo: string | undefined;
}

function Starters({
  model,
  orderNo,
  onAsk,
  focusBox,
}: About & { onAsk: (question: string) => void; focusBox: () => void }) {
  const { starters } = useText(assistantText);
  const questions = orderNo ? starters.order : model ? starters.model : starters.general;
  return (
    <Stack gap="s" align="start">
      <Text>{starters.title}</Text>
      {questions.map((question) => (
        <Button
          key={question}
          tone="outline"
          onClick={() => {
            onAsk(question);
            focusBox();
          }}
        >
          {question}
        </Button>
      ))}
    </Stack>
  );
}

function Side({ model, orderNo, onHandOver }: About & { onHandOver: () => void }) {
  const text = useText(assistantText);
  const { side } = text;
  return (
    <Stack gap="m" align="start">
      <Text weight="medium">{side.title}</Text>
      {orderNo && <Link href={href('/order/detail', { orderNo })}>{side.order(orderNo)}</Link>}
      {model && <Link href={href('/support/sku-faq-detail/:model', { model })}>{side.model(model)}</Link>}
      <Text size="small" tone="muted">
        {side.nothing}
      </Text>
      <Button tone="outline" onClick={onHandOver}>
        {text.person}
      </Button>
      <Text size="small" tone="muted">
        {side.person}
      </Text>
    </Stack>
  );
}

function Clearing({ assistant: { talk, isAsking, clear, undo } }: { assistant: ReturnType<typeof useAssistant> }) {
  const text = useText(assistantText);
  if (talk.messages.length > 0 && !isAsking) {
    return (
      <Button tone="quiet" size="s" flush onClick={clear}>
        {text.clear}
      </Button>
    );
  }
  if (talk.messages.length > 0 || talk.cleared === null) return null;
  return (
    <Inline gap="s" align="centre" wrap>
      <Text size="small" tone="muted">
        <span role="status">{text.cleared}</span>
      </Text>
      <Button tone="quiet" size="s" flush onClick={undo}>
        {text.undo}
      </Button>
    </Inline>
  );
}
