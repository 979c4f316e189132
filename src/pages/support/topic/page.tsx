import { useQuery } from '@tanstack/react-query';
import { Banner, Breadcrumbs, Container, Heading, Stack, Text } from '#design-system/index.ts';
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
import { ArticleRows } from '../parts/article-rows.tsx';
import { ContactPanel } from '../parts/contact-panel.tsx';
import { idOf, topicHref } from '../parts/help-address.ts';
import { topicHelp, type TopicHelp } from '../parts/help-queries.ts';
import { helpText } from '../parts/help-text.ts';
import { ArticleView } from './article-view.tsx';
import { structuredHelp } from './structured-help.ts';
import * as helpStyles from '../parts/help.css.ts';
import * as styles from './topic.css.ts';
import { topicText as text } from './text.ts';

const askedFor = ({ params, query }: Pick<Place, 'params' | 'query'>) => ({
  // A topic without a letter of its own is one that the shop does not have.
  topicId: idOf(params['topicId']) ?? '-',
  faqId: idOf(query.get('faqId')),
});

/** A topic of the help: the list of its articles, or the one that the address names. */
export default function TopicHelpPage() {
  const place = usePlace();
  const { topicId, faqId } = askedFor(place);
  const model = idOf(place.query.get('model'));
  const found = useQuery(topicHelp(useShop(), topicId, faqId));
  const { data, error } = found;
  if (!data && error instanceof ShopApiError && error.status === 404) {
    return <MessagePage nothing="missing" {...text.missing} href={href('/support')} />;
  }
  return (
    <Container className={page.page}>
      <QueryView query={found} waiting={<TextSkeleton label={helpText.loading} lines={10} />}>
        {(help) => (
          <Stack gap="m">
            <Breadcrumbs label={helpText.trail} {...trailOf(help)} />
            <OfflineNote readAt={found.dataUpdatedAt} />
            {help.article ? (
              <ArticleView key={help.article.faqId} help={help} article={help.article} model={model} />
            ) : (
              <TopicView help={help} isGone={faqId !== undefined} model={model} />
            )}
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}

function trailOf({ topic, article }: TopicHelp) {
  const help = [
    { href: href('/home'), label: helpText.home },
    { href: href('/support'), label: helpText.support },
  ];
  if (!article) return { trail: help, current: topic.title };
  return { trail: [...help, { href: topicHref(topic.topicId), label: topic.title }], current: article.title };
}

interface TopicViewProps {
  readonly help: TopicHelp;
  /** An article was asked for, and the market has none of that name. */
  readonly isGone: boolean;
  readonly model: string | undefined;
}

function TopicView({ help: { topic, articles, contact }, isGone, model }: TopicViewProps) {
  return (
    <div className={helpStyles.withSide}>
      <div className={styles.list}>
        <Stack gap="s">
          <Heading level={1} tabIndex={-1}>
            {topic.title}
          </Heading>
          <Text size="lead" tone="muted">
            {topic.line}
          </Text>
        </Stack>
        {isGone && <Banner tone="info">{text.gone}</Banner>}
        <ArticleRows articles={articles} withSummary label={text.articles(articles.length)} model={model} />
      </div>
      <ContactPanel contact={contact} model={model} />
    </div>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop, place) => {
  const { topicId, faqId } = askedFor(place);
  return data.prefetchQuery(topicHelp(shop, topicId, faqId));
};

export const head: PageModule['head'] = (data, shop, place) => {
  const { topicId, faqId } = askedFor(place);
  const help = data.getQueryData(topicHelp(shop, topicId, faqId).queryKey);
  if (!help) return { noindex: true };
  const { topic, article } = help;
  return {
    title: article?.title ?? topic.title,
    description: article?.summary ?? topic.line,
    noindex: faqId !== undefined && !article,
    // For readers of the server's markup; a browser never writes it.
    jsonLd: import.meta.env.SSR ? structuredHelp(help) : [],
  };
};
