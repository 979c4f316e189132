import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Breadcrumbs, Container, Stack } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule, Place } from '#src/routing/page.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as page from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { idOf } from '../parts/help-address.ts';
import { productHelp } from '../parts/help-queries.ts';
import { helpText } from '../parts/help-text.ts';
import { ProductHead, ProductWhole } from './product-help.tsx';
import { productHelpText as text } from './text.ts';

/** What an address calls a model; a name without a letter of its own is one that the shop does not know. */
const modelOf = ({ params }: Pick<Place, 'params'>): string => idOf(params['model']) ?? '-';

/** Everything about one lamp: its manual, articles, films, questions and a person. */
export default function ProductHelpPage() {
  const place = usePlace();
  const found = useQuery(productHelp(useShop(), modelOf(place)));
  const { data, error } = found;
  if (!data && error instanceof ShopApiError && error.status === 404)
    return <UnknownModel words={place.params['model'] ?? ''} />;
  return (
    <Container className={page.page}>
      <QueryView query={found} waiting={<TextSkeleton label={helpText.loading} lines={12} />}>
        {(help) => (
          <Stack gap="l">
            <Breadcrumbs
              label={helpText.trail}
              trail={[
                { href: href('/home'), label: helpText.home },
                { href: href('/support'), label: helpText.support },
              ]}
              current={help.product.title}
            />
            <OfflineNote readAt={found.dataUpdatedAt} />
            <ProductHead help={help} />
            <ProductWhole help={help} />
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}

/** Searches for what was typed; without scripts by a link. */
function UnknownModel({ words }: { words: string }) {
  const navigateTo = useNavigateTo();
  const search = href('/support/search', { q: words });
  useEffect(() => navigateTo(search, { replace: true }), [navigateTo, search]);
  return <MessagePage nothing="missing" {...text.missing} href={search} />;
}

export const prefetch: PageModule['prefetch'] = (data, shop, place) =>
  data.prefetchQuery(productHelp(shop, modelOf(place)));

export const head: PageModule['head'] = (data, shop, place) => {
  const help = data.getQueryData(productHelp(shop, modelOf(place)).queryKey);
  if (!help) return { noindex: true };
  const { title, image } = help.product;
  return {
    title: text.title(title),
    description: text.description(title),
    image: `${image.url}day-640.webp`,
  };
};
