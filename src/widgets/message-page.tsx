import { ArtNotFound, Button, Container, EmptyState, Link } from '#design-system/index.ts';
import type { ReactNode } from 'react';

export interface MessagePageProps {
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly href: string;
  /** Another way on. */
  readonly other?: { readonly label: string; readonly href: string };
  readonly art?: ReactNode;
}

/** A whole page that says one thing and offers a way on. */
export function MessagePage({ title, body, action, href, other, art = <ArtNotFound /> }: MessagePageProps) {
  return (
    <Container width="narrow">
      <EmptyState
        headingLevel={1}
        art={art}
        title={title}
        body={body}
        actions={
          <>
            <Button asChild>
              <Link href={href} tone="plain">
                {action}
              </Link>
            </Button>
            {other && (
              <Button asChild tone="outline">
                <Link href={other.href} tone="plain">
                  {other.label}
                </Link>
              </Button>
            )}
          </>
        }
      />
    </Container>
  );
}
