import { ArtMissing, Button, Container, EmptyState, Link } from '#design-system/index.ts';
import type { ReactNode } from 'react';
import type { Nothing } from '../actors/app-context.ts';
import { useNothing } from '../actors/use-nothing.ts';
import { href } from '../routing/href.ts';

export interface MessagePageProps {
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly href: string;
  /** What a link to the home page says; without it there is none. */
  readonly home?: string;
  /** Another way on, behind the first. */
  readonly more?: ReactNode;
  readonly art?: ReactNode;
  /** Where the page has nothing of its own. */
  readonly nothing?: Nothing;
}

/** A whole page that says one thing and offers a way on. */
export function MessagePage({
  title,
  body,
  action,
  href: target,
  home,
  more,
  art = <ArtMissing />,
  nothing,
}: MessagePageProps) {
  useNothing(nothing);
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
            {more}
          </>
        }
      />
    </Container>
  );
}
