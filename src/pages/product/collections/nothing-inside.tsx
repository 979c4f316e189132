import { ArtMissing, Button, EmptyState, Link } from '#design-system/index.ts';
import { collectionsText as text } from './text.ts';
import { href } from '#src/routing/href.ts';

/** An empty collection or category, with the way to the others. */
export function NothingInside() {
  return (
    <EmptyState
      art={<ArtMissing />}
      title={text.empty.title}
      body={text.empty.body}
      actions={
        <Button asChild>
          <Link href={href('/collections')} tone="plain">
            {text.all}
          </Link>
        </Button>
      }
    />
  );
}
