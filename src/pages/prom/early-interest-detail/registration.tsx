import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, Heading, Inline, Text } from '#design-system/index.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { InterestDetail } from '../parts/interest-queries.ts';
import * as styles from './detail.css.ts';
import { InterestForm } from './interest-form.tsx';
import { interestDetailText } from './text.ts';
import { useInterest } from './use-interest.ts';

interface RegistrationProps {
  readonly detail: InterestDetail;
  readonly token: string | undefined;
}

/** Registers whoever is here, or says that they are registered. What an action leads to takes the focus. */
export function Registration({ detail, token }: RegistrationProps) {
  const { registration, projectId } = detail.project;
  const { renew, ...actions } = useInterest(projectId, token);
  const [isChanging, setIsChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const stands = registration === null ? 'none' : registration.isConfirmed ? 'confirmed' : 'unproved';
  useFocusAfter(`${stands} ${isChanging}`, place);
  const form = (
    <InterestForm
      detail={detail}
      onRegistered={() => {
        setIsChanging(false);
        void renew();
      }}
    />
  );
  return (
    <div ref={place} tabIndex={-1}>
      {registration === null || isChanging ? (
        form
      ) : registration.isConfirmed ? (
        // A choice is changed by the member alone: a link proves an address, not more.
        <Confirmed
          detail={detail}
          {...actions}
          onChange={token === undefined ? () => setIsChanging(true) : undefined}
        />
      ) : (
        <Unproved email={registration.emailMasked} token={token} {...actions} />
      )}
    </div>
  );
}

/** Moves the focus into a place when what stands there has changed, never at first. */
function useFocusAfter(state: string, place: RefObject<HTMLElement | null>): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) place.current?.focus();
    before.current = state;
  }, [state, place]);
}

interface Actions {
  readonly isBusy: boolean;
  readonly confirm: (token: string) => void;
  readonly leave: () => void;
}

interface ConfirmedProps extends Pick<Actions, 'isBusy' | 'leave'> {
  readonly detail: InterestDetail;
  readonly onChange: (() => void) | undefined;
}

function Confirmed({ detail: { project, options }, isBusy, leave, onChange }: ConfirmedProps) {
  const text = useText(interestDetailText).registered;
  const isOnline = useOnline();
  const option = options.find(({ sku }) => sku === project.registration?.sku);
  return (
    <div className={styles.part}>
      <Heading level={2} look={4}>
        {text.title}
      </Heading>
      <Text>{text.as(project.registration?.emailMasked ?? '')}</Text>
      {option && <Text>{text.chosen(option.name)}</Text>}
      <Inline gap="m" wrap>
        {onChange && (
          <Button tone="outline" onClick={onChange}>
            {text.change}
          </Button>
        )}
        <Button tone="quiet" loading={isBusy} disabled={!isOnline} onClick={leave}>
          {text.leave}
        </Button>
      </Inline>
    </div>
  );
}

interface UnprovedProps extends Actions {
  readonly email: string;
  readonly token: string | undefined;
}

/** Behind the link in the mail: a press, since programs that look at mail open every link. */
function Unproved({ email, token, isBusy, confirm, leave }: UnprovedProps) {
  const text = useText(interestDetailText).verify;
  const isOnline = useOnline();
  return (
    <div className={styles.part}>
      <Heading level={2} look={4}>
        {text.title}
      </Heading>
      <Text>{text.body(email)}</Text>
      <Inline gap="m" wrap>
        {token !== undefined && (
          <Button loading={isBusy} disabled={!isOnline} onClick={() => confirm(token)}>
            {text.confirm}
          </Button>
        )}
        <Button tone="quiet" disabled={isBusy || !isOnline} onClick={leave}>
          {text.leave}
        </Button>
      </Inline>
    </div>
  );
}
