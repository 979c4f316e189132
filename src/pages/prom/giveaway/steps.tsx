import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import {
  Button,
  Checkbox,
  Heading,
  IconBulb,
  IconCart,
  IconChat,
  IconExternal,
  IconShare,
  IconUser,
  InlineMessage,
  Link,
  RadioGroup,
  TaskRow,
  Text,
} from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { lostRouteNames } from '#src/routing/areas/prom.ts';
import { href } from '#src/routing/href.ts';
import { useShareLink } from '#src/widgets/use-share-link.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './giveaway.css.ts';
import { type Giveaway, shareLink, type Step } from './queries.ts';
import { giveawayText } from './text.ts';
import { useEnter } from './use-enter.ts';

type Entering = ReturnType<typeof useEnter>;
type Press = Parameters<Entering['enter']>[0];

interface StepsProps {
  readonly detail: Giveaway;
  /** The handle that the page reads by. */
  readonly pageHandle: string;
}

/** What a member can do to have entries. Before the first step, the age is confirmed where it has to be. */
export function Steps({ detail, pageHandle }: StepsProps) {
  const text = useText(giveawayText).steps;
  const { steps, state, standing, minAge } = detail;
  const entering = useEnter(detail, pageHandle);
  const [isAdult, setAdult] = useState(false);
  const [isAgeMissing, setAgeMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const ageId = useId();
  const canEnter = state === 'OPEN' && standing !== null && !standing.isExcluded;
  const asksAge = canEnter && minAge !== null && !standing.isAdult;
  const enter = (press: Press): boolean => {
    if (asksAge && !isAdult) {
      setAgeMissing(true);
      box.current?.querySelector('input')?.focus();
      return false;
    }
    entering.enter(asksAge ? { ...press, isAdult } : press);
    return true;
  };
  const isFree = steps.some(({ action }) => action === 'FREE');
  return (
    <section aria-labelledby="steps" className={styles.part}>
      <Heading level={2} id="steps">
        {text.title}
      </Heading>
      <Text tone="muted">{isFree ? text.leadFree : text.lead}</Text>
      {asksAge && (
        <div ref={box}>
          <Checkbox
            label={text.adult(minAge)}
            checked={isAdult}
            aria-invalid={isAgeMissing}
            aria-describedby={isAgeMissing ? ageId : undefined}
            onChange={({ target }) => {
              setAdult(target.checked);
              setAgeMissing(false);
            }}
          />
          {isAgeMissing && (
            <div id={ageId}>
              <InlineMessage tone="critical">{text.adultMissing(minAge)}</InlineMessage>
            </div>
          )}
        </div>
      )}
      <ul>
        {steps.map((step) => (
          <StepRow
            key={step.action}
            step={step}
            isDone={standing?.done.includes(step.action) === true}
            entering={canEnter ? { ...entering, enter } : undefined}
          />
        ))}
      </ul>
      <noscript>
        <InlineMessage tone="caution">{text.noScript}</InlineMessage>
      </noscript>
    </section>
  );
}

const icons: Readonly<Record<Step['action'], ReactNode>> = {
  LOG_IN: <IconUser />,
  FOLLOW: <IconExternal />,
  SHARE: <IconShare />,
  QUIZ: <IconChat />,
  ORDER: <IconCart />,
  FREE: <IconBulb />,
};

interface StepRowProps {
  readonly step: Step;
  readonly isDone: boolean;
  /** Absent where nobody can enter: before the start, after the end, and for guests. */
  readonly entering: (Omit<Entering, 'enter'> & { readonly enter: (press: Press) => boolean }) | undefined;
}

function StepRow({ step, isDone, entering }: StepRowProps) {
  const text = useText(giveawayText).steps;
  const { action, entries, channel, quiz } = step;
  const title = action === 'FOLLOW' ? text.FOLLOW.title(channel?.name ?? '') : text[action].title;
  // An order counts whenever there is one more.
  const done = !isDone || action === 'ORDER' ? undefined : action === 'FREE' ? text.doneToday : text.done;
  const isAsked = action === 'QUIZ' && entering !== undefined && !isDone;
  return (
    <>
      <TaskRow
        icon={icons[action]}
        title={title}
        reward={text.plus(entries)}
        note={action === 'QUIZ' ? quiz?.question : text[action].note}
        done={done}
        action={entering && action !== 'QUIZ' && <StepAction step={step} title={title} entering={entering} />}
      />
      {isAsked && (
        <li className={styles.question}>
          <Quiz quiz={quiz} entering={entering} />
        </li>
      )}
    </>
  );
}

interface StepActionProps {
  readonly step: Step;
  readonly title: string;
  readonly entering: NonNullable<StepRowProps['entering']>;
}

function StepAction({ step: { action, channel }, title, entering: { enter, busyWith } }: StepActionProps) {
  const text = useText(giveawayText).steps;
  const isOnline = useOnline();
  const { press } = text[action];
  const shared = { size: 's', loading: busyWith === action, disabled: !isOnline } as const;
  const name = text.nameOf(press, title);
  if (action === 'ORDER') {
    return (
      <Button asChild size="s" tone="outline">
        <Link tone="plain" href={href(lostRouteNames.blackFriday)} aria-label={name}>
          {press}
        </Link>
      </Button>
    );
  }
  if (action === 'FOLLOW') {
    return (
      <Button asChild size="s" tone="outline">
        <Link
          external
          tone="plain"
          href={channel?.url ?? ''}
          aria-label={name}
          onClick={(event) => {
            if (!enter({ action })) event.preventDefault();
          }}
        >
          {press}
        </Link>
      </Button>
    );
  }
  if (action === 'SHARE') return <Share name={name} button={shared} onShare={() => enter({ action })} />;
  return (
    <Button
      {...shared}
      tone={action === 'FREE' ? 'outline' : 'solid'}
      aria-label={name}
      onClick={() => enter({ action })}
    >
      {press}
    </Button>
  );
}

interface ButtonState {
  readonly size: 's';
  readonly loading: boolean;
  readonly disabled: boolean;
}

function Share({ name, button, onShare }: { name: string; button: ButtonState; onShare: () => void }) {
  const text = useText(giveawayText).steps.SHARE;
  const { data } = useQuery(shareLink(useShop()));
  const share = useShareLink();
  return (
    <Button
      {...button}
      tone="outline"
      disabled={button.disabled || data === undefined}
      aria-label={name}
      onClick={() => data && share({ title: text.message, url: data.url, copied: text.copied, onShared: onShare })}
    >
      {text.press}
    </Button>
  );
}

type QuizProps = Pick<Step, 'quiz'> & Pick<StepActionProps, 'entering'>;

function Quiz({ quiz, entering: { enter, busyWith, problemOf } }: QuizProps) {
  const text = useText(giveawayText).steps.QUIZ;
  const isOnline = useOnline();
  const [choice, setChoice] = useState<string>();
  const problem = problemOf('proof');
  if (quiz === null) return null;
  return (
    <>
      <RadioGroup
        legend={quiz.question}
        legendHidden
        options={quiz.choices.map(({ choiceId: value, label }) => ({ value, label }))}
        value={choice}
        onChange={setChoice}
      />
      <div role="status">{problem !== undefined && <InlineMessage tone="critical">{problem}</InlineMessage>}</div>
      <Button
        size="s"
        tone="outline"
        loading={busyWith === 'QUIZ'}
        disabled={!isOnline}
        onClick={() => enter({ action: 'QUIZ', ...(choice === undefined ? {} : { proof: choice }) })}
      >
        {text.press}
      </Button>
    </>
  );
}
