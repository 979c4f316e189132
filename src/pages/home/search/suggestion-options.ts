import type { Picture } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { searchText } from './text.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';

type Suggestions = components['schemas']['Suggestions'];

/** One line of the list under the search box: a place to go. */
export interface SuggestionOption {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** What is searched by it; a place has none. */
  readonly words?: string;
  readonly note?: string;
  readonly picture?: Picture;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly options: readonly SuggestionOption[];
}

/** What the server suggests, as groups of places; empty groups are left out. */
export function suggestionGroups({ terms, products, categories, help }: Suggestions): readonly SuggestionGroup[] {
  const groups = [
    {
      title: searchText.groups.terms,
      options: terms.map((term) => ({
        id: `term-${term}`,
        label: term,
        words: term,
        href: href('/home/search', { q: term }),
      })),
    },
    {
      title: searchText.groups.products,
      options: products.map(({ spu, title, image, price }) => ({
        id: `product-${spu}`,
        label: title,
        href: href('/product-detail', { spu }),
        picture: shopPicture(image),
        ...(price ? { note: formatMoney(price.sale) } : {}),
      })),
    },
    {
      title: searchText.groups.categories,
      options: categories.map(({ id, name }) => ({
        id: `category-${id}`,
        label: name,
        href: href('/collections', { categoryId: id }),
      })),
    },
    {
      title: searchText.groups.help,
      options: help.map(({ title, href: to }) => ({ id: `help-${to}`, label: title, href: to })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
