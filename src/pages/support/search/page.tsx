import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, Container, Heading, Stack } from '#design-system/index.ts';
import { helpSearch } from '#src/api/queries/help-search.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as page from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { readAddress, type SearchAddress } from './search-address.ts';
import { Results } from './results.tsx';
import { HelpSearch } from '../parts/help-search.tsx';
import { Start } from './start.tsx';
import { helpSearchText as text } from './text.ts';

const titleOf = (q: string): string => (q === '' ? text.title : text.results(q));

/** Searches articles, questions, policies and products, and shows what answers in them. */
export default function HelpSearchPage() {
  const { query } = usePlace();
  const address = readAddress(query);
  return (
    <Container className={page.page}>
      <Stack gap="m">
        <Breadcrumbs
          label={text.trail}
          trail={[
            { href: href('/home'), label: text.home },
            { href: href('/support'), label: text.support },
          ]}
          current={text.title}
        />
        <Heading level={1} tabIndex={-1}>
          {titleOf(address.q)}
        </Heading>
        <HelpSearch key={address.q} words={address.q} placeholder={text.placeholder} />
        {address.q === '' ? <Start /> : <Found address={address} />}
      </Stack>
    </Container>
  );
}

function Found({ address }: { address: SearchAddress }) {
  const found = useQuery(helpSearch(useShop(), address));
  return (
    <>
      <OfflineNote readAt={found.dataUpdatedAt} />
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={12} />} marksOutdated>
        {(data) => <Results address={address} found={data} />}
      </QueryView>
    </>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const address = readAddress(query);
  return address.q === '' ? undefined : data.prefetchQuery(helpSearch(shop, address));
};

export const head: PageModule['head'] = (_data, _shop, { query }) => {
  const { q } = readAddress(query);
  return { title: titleOf(q), description: q === '' ? text.description : text.resultsDescription(q) };
};
