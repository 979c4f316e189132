import { useEffect, useState } from 'react';
import { Container, Heading, IconButton, IconClose, Inline, Stack } from '#design-system/index.ts';
import { decideFrame } from '#rules/frame.ts';
import { useBack, useNavigateTo, useSite } from '#src/actors/use-actors.ts';
import type { PageModule } from '#src/routing/page.ts';
import { pageSetting } from '#src/head/page-setting.ts';
import { frameText as text } from './text.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { useAppContext } from '#src/actors/app-context.ts';
import { href } from '#src/routing/href.ts';
import { ForeignPage } from './foreign-page.tsx';
import { agreedHost, agreeTo } from './frame-consent.ts';
import { Leaving } from './leaving.tsx';
import { OpenOutside } from './open-outside.tsx';

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
      <Strip title={title} href={target} />
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

function Strip({ title, href }: { title: string; href: string }) {
  const back = useBack();
  return (
    <Container>
      <Inline justify="between" align="centre">
        <Heading level={1} look={4} tabIndex={-1}>
          {title}
        </Heading>
        <Inline gap="xs" align="centre">
          <OpenOutside href={href} look="quiet" />
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
