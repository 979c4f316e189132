import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, Chat, ChatMessage, Inline, ReplyBox, Stack, Text } from '#design-system/index.ts';
import { assistantTextMax } from '#rules/assistant.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useText } from '#src/widgets/use-text.ts';
import { AssistantSide } from './assistant-side.tsx';
import * as styles from './assistant.css.ts';
import { SaidMessage } from './said-message.tsx';
import { assistantText } from './text.ts';
import { useAssistant } from './use-assistant.ts';

interface AssistantPanelProps {
  /** The product that is asked about, by its SPU. */
  readonly model?: string | undefined;
  readonly orderNo?: string | undefined;
  /** What was searched for on the page before; it stands in the box unless a question of the shopper does. */
  readonly searched?: string;
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

function Talk({ model, orderNo, searched = '', onHandOver }: AssistantPanelProps) {
  const text = useText(assistantText);
  const root = useRef<HTMLDivElement>(null);
  const assistant = useAssistant({ model, orderNo }, ({ sessionId, draft }) =>
    onHandOver(sessionId ?? undefined, draft),
  );
  const { talk, draft, isAsking, isOpening, isOffline } = assistant;
  const end = useEndInView(isAsking, talk.partial);
  const write = useEffectEvent(() => {
    if (searched !== '' && draft === '') assistant.write(searched);
  });
  useEffect(() => write(), [searched]);
  const isTooLong = draft.trim().length > assistantTextMax;
  const error = isTooLong ? text.tooLong : isOffline ? text.offline : problemOf(talk.problem, text.problem);
  /** What is done beside the box leaves the focus in it. */
  const thenFocusBox = (work: () => void) => () => {
    work();
    root.current?.querySelector<HTMLElement>('form input')?.focus();
  };
  const hasMessages = talk.messages.length > 0;
  const isEmpty = !hasMessages && !isAsking && !isOpening;
  const questions = orderNo ? text.starters.order : model ? text.starters.model : text.starters.general;
  const stop = (
    <Button tone="quiet" onClick={thenFocusBox(assistant.stop)}>
      {text.stop}
    </Button>
  );
  const side = (
    <AssistantSide
      model={model}
      orderNo={orderNo}
      onHandOver={assistant.handOver}
      onClear={hasMessages && !isAsking ? thenFocusBox(assistant.clear) : undefined}
    />
  );
  return (
    <div ref={root}>
      <Chat
        note={text.note}
        label={text.log}
        side={side}
        reply={
          <ReplyBox
            label={text.box}
            value={draft}
            onChange={assistant.write}
            onSend={thenFocusBox(assistant.press)}
            sendLabel={text.send}
            error={error}
            maxLength={2_000}
            action={isAsking && stop}
          />
        }
      >
        {isOpening && <Text tone="muted">{text.reading}</Text>}
        {isEmpty && talk.cleared && (
          <Inline gap="s" align="centre" wrap>
            <Text tone="muted">{text.cleared}</Text>
            <Button tone="quiet" flush onClick={thenFocusBox(assistant.undo)}>
              {text.undo}
            </Button>
          </Inline>
        )}
        {isEmpty && (
          <Stack gap="s" align="start">
            <Text>{text.starters.title}</Text>
            {questions.map((question) => (
              <Button key={question} tone="outline" onClick={thenFocusBox(() => assistant.ask(question))}>
                {question}
              </Button>
            ))}
          </Stack>
        )}
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
        <div ref={end} className={styles.end} />
      </Chat>
    </div>
  );
}

const problemOf = (problem: string | null, otherwise: string): string | undefined =>
  problem === null ? undefined : problem || otherwise;

/** Keeps what is said in view from the first question of a visit on. */
function useEndInView(isAsking: boolean, partial: string) {
  const end = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isAsking) hasAsked.current = true;
    if (hasAsked.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsking, partial]);
  return end;
}
