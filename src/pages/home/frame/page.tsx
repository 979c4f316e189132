import { useEffect, useState } from 'react';
import { Button, Container, FrameHost, Heading, IconButton, IconClose, Inline, Stack } from '#design-system/index.ts';
import { decideFrame } from '#rules/frame.ts';
import { useAppContext } from '#src/actors/app-context.ts';
import { useBack, useNavigateTo, useSite } from '#src/actors/use-actors.ts';
import { pageSetting } from '#src/api/page-setting.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { ForeignPage } from './foreign-page.tsx';
import { OpenOutside } from './open-outside.tsx';
import { frameText as text } from './text.ts';

/** Names the host before anything of it is loaded. */
function Leaving({ host, onAgree }: { host: string; onAgree: () => void }) {
  const back = useBack();
  return (
    <FrameHost
      phase="blocked"
      title={text.leaving.title(host)}
      body={text.leaving.body(host)}
      actions={
        <Inline gap="s" wrap justify="centre">
          <Button onClick={onAgree}>{text.leaving.action(host)}</Button>
          <Button tone="outline" onClick={back}>
            {text.leaving.stay}
          </Button>
        </Inline>
      }
    />
  );
}

const stateOf = (): object => ({ ...(window.history.state ?? {}) });

/** The foreign host that the shopper agreed to see in this entry of the history; an address cannot claim it. */
function agreedHost(): string | undefined {
  const state = stateOf();
  return 'framedHost' in state && typeof state.framedHost === 'string' ? state.framedHost : undefined;
}

/**
 * Notes the agreement and loads the document again: only one that was opened as this page is allowed, by its policy, to
 * frame hosts beyond the list.
 */
function agreeTo(host: string): void {
  window.history.replaceState({ ...stateOf(), framedHost: host }, '');
  window.location.reload();
}

const longestTitle = 80;

/** The title that the link gave, as text and no longer than a line. */
const titleOf = (query: URLSearchParams) => query.get('title')?.trim().slice(0, longestTitle) || text.title;

/** A foreign page inside the shop, after its host was named unless it is on the list. */
export default function FramePage() {
  const { query } = usePlace();
  const { origin } = useAppContext();
  const site = useSite();
  const [allowedHosts] = useState(() => pageSetting('frame-hosts').split(',').filter(Boolean));
  const title = titleOf(query);
  const decision = decideFrame(query.get('url') ?? '', { ownOrigin: origin, allowedHosts, site });

  if (decision.kind === 'refuse') return <MessagePage {...text.refused} href={href('/home')} />;
  if (decision.kind === 'navigate') return <OwnPage path={decision.path} />;
  const { href: target, host } = decision;
  const isAgreed = decision.kind === 'frame' || agreedHost() === host;
  return (
    <Stack gap="s">
      {/* Until the shopper has agreed, one button leads on. */}
      <Strip title={title} href={isAgreed ? target : undefined} />
      {isAgreed ? (
        <ForeignPage key={target} title={title} href={target} host={host} />
      ) : (
        <Container>
          <Leaving host={host} onAgree={() => agreeTo(host)} />
        </Container>
      )}
    </Stack>
  );
}

function Strip({ title, href }: { title: string; href: string | undefined }) {
  const back = useBack();
  return (
    <Container>
      <Inline justify="between" align="centre">
        <Heading level={1} look={4} tabIndex={-1}>
          {title}
        </Heading>
        <Inline gap="xs" align="centre">
          {href !== undefined && <OpenOutside href={href} look="quiet" />}
          <IconButton label={text.close} icon={<IconClose />} onClick={back} />
        </Inline>
      </Inline>
    </Container>
  );
}

/** A page of ours is never framed: it opens in place of the frame. */
function OwnPage({ path }: { path: string }) {
  const navigateTo = useNavigateTo();
  useEffect(() => navigateTo(path, { replace: true }), [navigateTo, path]);
  return null;
}

export const head: PageModule['head'] = (_data, _shop, { query }) => ({ title: titleOf(query) });
