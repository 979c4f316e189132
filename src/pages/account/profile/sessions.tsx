import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Inline, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { signedInSessions } from '../parts/queries.ts';
import { layoutText } from '#src/text/layout.ts';
import { sessionsText as text } from './sessions-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { dayText, momentText } from '#src/widgets/moments.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useEndSession, useEndOtherSessions } from './use-end-sessions.ts';

/** As many as one looks through; the rest when asked for. */
const most = 4;

type Session = components['schemas']['SignedInSession'];

/** Every place where the member is logged in, and the way to log it out from here. */
export function Sessions() {
  const found = useQuery(signedInSessions(useShop()));
  return (
    <TitledSection title={text.title} lead={found.data && text.lead}>
      <QueryView query={found} waiting={<TextSkeleton label={layoutText.loading} lines={4} />}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </QueryView>
    </TitledSection>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const ask = useAsk();
  const isOnline = useOnline();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const [isOpen, setIsOpen] = useState(sessions.length <= most);

  const askToEnd = async (session: Session) => {
    const { title, message, ok } = text.ask;
    const device = deviceName(session);
    const words = { title: title(device), message, okLabel: ok };
    if (await ask({ kind: 'confirm', danger: true, ...words })) end.mutate({ id: session.id, device });
  };
  const askToEndOthers = async () => {
    const { title, message, ok } = text.askOthers;
    const words = { title, message: message(others.length), okLabel: ok };
    if (await ask({ kind: 'confirm', danger: true, ...words })) endOthers.mutate();
  };
  return (
    <Stack gap="m">
      <Stack as="ul" gap="m">
        {(isOpen ? sessions : sessions.slice(0, most)).map((session) => (
          <li key={session.id}>
            <Inline justify="between" align="centre" gap="s">
              <SessionPlace session={session} />
              {!session.isCurrent && (
                <Button
                  tone="outline"
                  size="s"
                  aria-label={text.endOf(deviceName(session))}
                  loading={end.isPending && end.variables.id === session.id}
                  disabled={!isOnline || endOthers.isPending}
                  onClick={() => void askToEnd(session)}
                >
                  {text.end}
                </Button>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
      {!isOpen && (
        <Button tone="quiet" onClick={() => setIsOpen(true)}>
          {text.all(sessions.length)}
        </Button>
      )}
      {others.length === 0 ? (
        <Text size="small" tone="muted">
          {text.only}
        </Text>
      ) : (
        <Button tone="outline" loading={endOthers.isPending} disabled={!isOnline} onClick={() => void askToEndOthers()}>
          {text.endOthers}
        </Button>
      )}
    </Stack>
  );
}

function SessionPlace({ session }: { session: Session }) {
  const site = useSite();
  const { isCurrent, lastSeenTime, signedInTime } = session;
  return (
    <Stack gap="xxs">
      <Inline gap="s" align="centre" wrap>
        <Text weight="medium">{deviceName(session)}</Text>
        {isCurrent && <Text tone="muted">{text.here}</Text>}
      </Inline>
      <Text size="small" tone="muted">
        {text.seen(momentText(lastSeenTime, site))}
      </Text>
      <Text size="small" tone="muted">
        {text.since(dayText(signedInTime, site))}
      </Text>
    </Stack>
  );
}

/** As the member would say it; a device that says nothing of itself goes by its kind. */
function deviceName({ browser, system, kind }: Session): string {
  if (browser !== null && system !== null) return text.deviceOn(browser, system);
  return browser ?? system ?? text.unknown[kind];
}
