import { Heading, Inline, Text } from '#design-system/index.ts';
import { productListText as text } from '#src/text/product-list.ts';
import type { ListBase } from './list-query.ts';
import { useProductList } from './use-product-list.ts';

export interface ListHeadingProps {
  readonly title: string;
  /** The list that is counted; without it there is none on the page yet. */
  readonly query?: URLSearchParams | undefined;
  readonly base?: ListBase;
}

/** The heading of a page with a list, and how many products there are, in one line. */
export function ListHeading({ title, query, base = {} }: ListHeadingProps) {
  return (
    <Inline gap="s" align="baseline" wrap>
      <Heading level={1} look={2} tabIndex={-1}>
        {title}
      </Heading>
      {query && <ListCount query={query} base={base} />}
    </Inline>
  );
}

function ListCount({ query, base }: { readonly query: URLSearchParams; readonly base: ListBase }) {
  const { whole } = useProductList(query, base);
  return (
    <Text as="div" tone="muted" numbers>
      <span role="status">{whole && text.count(whole.total)}</span>
    </Text>
  );
}
