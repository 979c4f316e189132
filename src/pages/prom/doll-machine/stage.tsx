import { type ReactNode, useState } from 'react';
import {
  Button,
  Checkbox,
  clockFormat,
  type DrawState,
  InlineMessage,
  Link,
  LuckyDraw,
  Text,
} from '#design-system/index.ts';
import { useIsResolvingSession, useMember, useSite } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { LogInOrJoin } from '#src/widgets/log-in-or-join.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { demoPlay } from './chance.ts';
import * as styles from './doll-machine.css.ts';
import { PrizeFace } from './prize-face.tsx';
import type { DollMachine, DollStanding } from './queries.ts';
import { ResultDialog } from './result-dialog.tsx';
import { dollMachineText } from './text.ts';
import { useClaw } from './use-claw.ts';

interface StageProps {
  readonly machine: DollMachine;
  /** Undefined for a guest, and until the standing of a member is read. */
  readonly mine: DollStanding | undefined;
  /** The moment of the next free play has come. */
  readonly onNextDay: () => void;
}

/** The case with its claw, and what is played there. */
export function Stage({ machine, mine, onNextDay }: StageProps) {
  const text = useText(dollMachineText);
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  const isOnline = useOnline();
  const [isAdult, setIsAdult] = useState(false);
  const [isAgeMissing, setIsAgeMissing] = useState(false);
  const claw = useClaw(machine.machineId, mine?.unseen);
  const { phase, result, isDemo } = claw;
  const isGuest = !isMember && !isResolving;
  const closed = useClosed(machine, mine, onNextDay);
  const isShown = phase === 'shown';
  const isClosed = closed !== undefined && (phase === 'idle' || (isShown && isDemo));
  const cost = mine && mine.freePlays > 0 ? 0 : machine.costCoins;

  const press = () => {
    if (phase === 'lost') {
      claw.askAgain();
      return;
    }
    if (isShown) claw.close();
    if (isGuest) {
      claw.playDemo(demoPlay(machine));
      return;
    }
    setIsAgeMissing(!isAdult);
    if (isAdult) claw.play(cost);
  };

  const drawState = (): DrawState => {
    if (isClosed) return 'closed';
    if (phase === 'asking' || phase === 'lowering') return phase;
    if (!isShown) return 'idle';
    return result?.prize ? 'won' : 'lost';
  };
  const message = (): string => {
    if (isClosed) return closed.message;
    if (phase === 'lost') return text.lost;
    if (isShown && isDemo) return text.demonstration(result?.prize?.title ?? null);
    if (isShown) return result?.prize ? text.won(result.prize.title) : text.nothing;
    if (phase !== 'idle') return '';
    return isAgeMissing ? text.adultMissing : (claw.problem ?? '');
  };
  const labels = { lost: text.again, guest: text.demo, member: text.play(cost) };

  return (
    <div className={styles.stage}>
      <LuckyDraw
        label={text.stage}
        state={drawState()}
        prizes={machine.prizes
          .filter(({ left }) => left !== 0)
          .map((prize) => ({ id: prize.prizeId, prize: <PrizeFace {...prize} /> }))}
        prizesLabel={text.inCase}
        wonId={result?.prize?.prizeId}
        message={message()}
        triesText={useTries(mine) ?? (isGuest ? text.guest : '')}
        play={{
          label: phase === 'lost' ? labels.lost : isGuest ? labels.guest : labels.member,
          onPlay: press,
          isQuiet: isGuest,
          disabled: isMember ? !isOnline || !mine || (isShown && closed !== undefined) : isResolving,
        }}
        skip={{ label: text.skip, onSkip: claw.skip }}
        action={closed?.action}
      >
        {isMember && mine && !closed && (
          <Checkbox
            label={text.adult}
            checked={isAdult}
            aria-invalid={isAgeMissing}
            onChange={({ target }) => {
              setIsAdult(target.checked);
              setIsAgeMissing(false);
            }}
          />
        )}
      </LuckyDraw>
      <noscript>
        <InlineMessage tone="caution">{text.noScript}</InlineMessage>
      </noscript>
      {isGuest && (
        <div className={styles.ways}>
          <LogInOrJoin logIn={text.logIn} join={text.join} thisPage={href('/prom/doll-machine')} />
        </div>
      )}
      <ResultDialog play={isShown && !isDemo ? result : null} onClose={claw.close} />
    </div>
  );
}

function useTries(mine: DollStanding | undefined): string | undefined {
  const text = useText(dollMachineText);
  const site = useSite();
  return mine && text.tries(mine.freePlays, mine.playsLeft, coinCount(mine.balance, site));
}

/** Why it cannot be played now, and the way on; undefined where it can. */
function useClosed(
  { state, opens, ends, costCoins }: DollMachine,
  mine: DollStanding | undefined,
  onNextDay: () => void,
): { readonly message: string; readonly action: ReactNode } | undefined {
  const { closed } = useText(dollMachineText);
  const site = useSite();
  const center = <CenterLink label={closed.center} />;
  if (state === 'COMING') return { message: closed.coming(opens.text), action: center };
  if (state === 'ENDED') return { message: closed.ended(ends.text), action: center };
  if (state === 'SOLD_OUT') return { message: closed.soldOut, action: center };
  if (!mine || mine.freePlays > 0) return undefined;
  const next = (
    <Text as="span" tone="muted">
      {closed.next}{' '}
      <Deadline calm until={mine.nextFreeTime} format={clockFormat} onEnd={onNextDay} label={closed.next} />
    </Text>
  );
  const earn = <CenterLink label={closed.earn} />;
  if (mine.playsLeft === 0) return { message: closed.day, action: next };
  if (mine.balance >= costCoins) return undefined;
  return {
    message: closed.poor(costCoins, coinCount(mine.balance, site)),
    action: (
      <>
        {earn}
        {next}
      </>
    ),
  };
}

const CenterLink = ({ label }: { label: string }) => (
  <Button asChild tone="outline">
    <Link tone="plain" href={href('/coin/center')}>
      {label}
    </Link>
  </Button>
);
