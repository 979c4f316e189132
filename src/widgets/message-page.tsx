import { ArtNothingFound, Button, Container, EmptyState, Link } from '#design-system/index.ts';
import type { ReactNode } from 'react';
import { href } from '../routing/href.ts';

export interface MessagePageProps {
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly href: string;
  /** What a link to the home page says; without it there is none. */
  readonly home?: string;
  readonly art?: ReactNode;
}

/** A whole page that says one thing and offers a way on. */
export function MessagePage({ title, body, action, href: target, home, art = <ArtNothingFound /> }: MessagePageProps) {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        art={art}
        title={title}
        body={body}
        actions={
          <>
            <Button asChild>
              <Link href={target} tone="plain">
                {action}
              </Link>
            </Button>
            {home !== undefined && (
              <Button asChild tone="outline">
                <Link href={href('/home')} tone="plain">
                  {home}
                </Link>
              </Button>
            )}
          </>
        }
      />
    </Container>
  );
}
