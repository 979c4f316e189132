import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, Container, Heading, Link, Spinner } from '#design-system/index.ts';
import { safeUrl } from '#rules/urls.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { helpTarget, type HelpTarget, keyOf } from './help-target.ts';
import * as styles from './redirect.css.ts';
import { redirectText as text } from './text.ts';

/** Leads where a key of the list of links leads: never to an address that stands in the address of this page. */
export default function RedirectPage() {
  const key = keyOf(usePlace().query);
  if (key === '') return <MessagePage {...text.noKey} href={href('/support')} />;
  return <Known key={key} name={key} />;
}

function Known({ name }: { name: string }) {
  const found = useQuery(helpTarget(useShop(), name));
  return (
    <Container>
      <QueryView query={found} waiting={<Waiting />}>
        {(target) => <Leading target={target} />}
      </QueryView>
    </Container>
  );
}

function Waiting() {
  return (
    <div className={styles.page}>
      <Heading level={1} tabIndex={-1}>
        {text.waiting}
      </Heading>
      <Spinner label={text.waiting} />
    </div>
  );
}

function Leading({ target }: { target: HelpTarget }) {
  const navigateTo = useNavigateTo();
  useEffect(() => {
    if ('route' in target) {
      navigateTo(target.route, { replace: true });
      return;
    }
    const isOnTop = target.skipWay === 'appBrowser';
    // What opens on top comes back to a page that leads nowhere by itself.
    if (isOnTop) navigateTo(href('/support'), { replace: true });
    navigateTo(target.url, { replace: !isOnTop });
  }, [navigateTo, target]);
  const title = text.title('route' in target ? text.inside : target.title);
  return (
    <div className={styles.page}>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Spinner label={title} />
      <div className={styles.manual}>
        <Button asChild tone="outline">
          {'route' in target ? (
            <Link href={target.route} tone="plain">
              {text.action}
            </Link>
          ) : (
            // The frame needs scripts; whoever presses here may have none.
            <a href={safeUrl(target.url)?.href ?? href('/support')} rel="noreferrer">
              {text.action}
            </a>
          )}
        </Button>
      </div>
    </div>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const key = keyOf(query);
  return key === '' ? undefined : data.prefetchQuery(helpTarget(shop, key));
};
