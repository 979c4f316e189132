import { ArtEmptyCart, Button, EmptyState, Link } from '#design-system/index.ts';
import { shoppingCartText } from './text.ts';
import { href } from '#src/routing/href.ts';

const text = shoppingCartText.empty;

export function EmptyCart() {
  return (
    <EmptyState
      headingLevel={1}
      art={<ArtEmptyCart />}
      title={text.title}
      body={text.body}
      actions={
        <Button asChild>
          <Link href={href('/home/search')} tone="plain">
            {text.action}
          </Link>
        </Button>
      }
    />
  );
}
