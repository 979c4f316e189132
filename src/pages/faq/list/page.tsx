import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import {
  ArtNothingFound,
  Banner,
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Link,
  QuestionPage,
  Stack,
  TabLinks,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { questionList } from '#src/api/queries/questions.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as page from '#src/widgets/page.css.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { chairsScene } from '#src/widgets/scene-picture/scenes.ts';
import {
  filterOf,
  listHref,
  narrowed,
  questionSorts,
  questionsOnPage,
  readListAddress,
  type ListAddress,
} from './list-address.ts';
import * as styles from './list.css.ts';
import { QuestionRow } from './question-row.tsx';
import { QuestionSearch } from './question-search.tsx';
import { Topics } from './topics.tsx';
import { QuestionAbout } from '../parts/question-about.tsx';
import { questionListText as text } from './text.ts';
import { questionsText } from '../parts/questions-text.ts';

// Only who asks needs it.
const AskSheet = lazy(() => import('./ask/ask-sheet.tsx').then((part) => ({ default: part.AskSheet })));

/** Questions about a product or about all of them, and where one is asked. */
export default function QuestionListPage() {
  const { query } = usePlace();
  const address = readListAddress(query);
  const found = useQuery(questionList(useShop(), filterOf(address)));
  const asking = useAsking(address);
  const product = found.data?.product ?? undefined;
  const title = product ? text.about(product.title) : text.title;
  const topics = <Topics address={address} />;
  return (
    <Container className={page.page}>
      <Stack gap="m">
        <Breadcrumbs label={questionsText.trail} trail={trailOf(product)} current={questionsText.questions} />
        <OfflineNote readAt={found.dataUpdatedAt} />
        <QuestionPage
          side="start"
          title={title}
          product={
            <div className={styles.aside}>
              {product ? <QuestionAbout product={product} /> : <NoProduct />}
              <div className={styles.topicsBeside}>{topics}</div>
            </div>
          }
          tools={<QuestionSearch key={address.q} address={address} />}
          action={
            <Button block onClick={asking.open}>
              {text.ask}
            </Button>
          }
        >
          <div className={styles.main}>
            <TabLinks
              label={text.sortsLabel}
              tabs={questionSorts.map((sort) => ({
                href: narrowed(address, { sort }),
                label: text.sorts[sort],
                current: sort === address.sort,
              }))}
            />
            <div className={styles.topicsAbove}>{topics}</div>
            <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={9} />}>
              {(questions) => <Questions address={address} found={questions} isOutdated={found.isPlaceholderData} />}
            </QueryView>
            <Banner tone="brand" action={<Link href={href('/faq/answerer-guide')}>{text.guide}</Link>}>
              {text.answerers}
            </Banner>
            <div>
              <Link href={href('/faq/qa-rule')}>{questionsText.rules}</Link>
            </div>
          </div>
        </QuestionPage>
      </Stack>
      {asking.isOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <AskSheet spu={address.spu} product={product} onClose={asking.close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Container>
  );
}

/** What the page is about where it is about no product; a phone has its questions at once. */
function NoProduct() {
  return (
    <>
      <div className={page.wideOnly}>
        <ScenePicture scene={chairsScene} shape="square" />
      </div>
      <Text tone="muted">{text.lead}</Text>
    </>
  );
}

/** The sheet of a question; an address opens it, too: who has logged in to ask comes back to it. */
function useAsking(address: ListAddress) {
  const { query } = usePlace();
  const isHydrated = useHydrated();
  const navigateTo = useNavigateTo();
  const [isOpen, setOpen] = useState(false);
  const isNamed = query.has('ask');
  return {
    isOpen: isOpen || (isNamed && isHydrated),
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      if (isNamed) navigateTo(listHref(address), { replace: true });
    },
  };
}

interface QuestionsProps {
  readonly address: ListAddress;
  readonly found: components['schemas']['QuestionPage'];
  readonly isOutdated: boolean;
}

/** The rows, after them the own ones that wait and come later than what everybody sees, and the way to the next page. */
function Questions({ address, found: { list, own, total }, isOutdated }: QuestionsProps) {
  const withProduct = address.spu === undefined;
  return (
    <div className={styles.rows} aria-busy={isOutdated}>
      <Text size="small" tone="muted" numbers>
        <span role="status">{address.q === '' ? text.found(total) : text.foundFor(total, address.q)}</span>
      </Text>
      <NumberedPages
        page={address.pageNo}
        total={total}
        pageSize={questionsOnPage}
        hrefOf={(pageNo) => listHref({ ...address, pageNo })}
      >
        {list.length === 0 && own.length === 0 && <NoQuestions address={address} />}
        {list.length > 0 && (
          <ul aria-label={text.sorts[address.sort]}>
            {list.map((question) => (
              <li key={question.questionId}>
                <QuestionRow question={question} withProduct={withProduct} />
              </li>
            ))}
          </ul>
        )}
        {own.length > 0 && (
          <ul aria-label={text.own}>
            {own.map((question) => (
              <li key={question.questionId}>
                <QuestionRow question={question} withProduct={withProduct} />
              </li>
            ))}
          </ul>
        )}
      </NumberedPages>
    </div>
  );
}

function NoQuestions({ address }: { address: ListAddress }) {
  const { spu, tag, q, sort } = address;
  if (tag === undefined && q === '' && sort !== 'UNANSWERED') return <EmptyState {...text.empty} />;
  const isSearch = tag !== undefined || q !== '';
  const { action, ...words } = isSearch ? text.noMatch : text.answered;
  return (
    <EmptyState
      art={isSearch ? <ArtNothingFound /> : undefined}
      {...words}
      actions={
        <Button asChild tone="outline">
          <Link href={href('/faq/list', { spu, sort: isSearch ? undefined : 'NEW' })} tone="plain">
            {action}
          </Link>
        </Button>
      }
    />
  );
}

function trailOf(product: components['schemas']['QaProduct'] | undefined) {
  return [
    { href: href('/home'), label: questionsText.home },
    ...(product ? [{ href: href('/product-detail', { spu: product.spu }), label: product.title }] : []),
  ];
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) =>
  data.prefetchQuery(questionList(shop, filterOf(readListAddress(query))));

export const head: PageModule['head'] = (data, shop, { query }) => {
  const address = readListAddress(query);
  const product = data.getQueryData(questionList(shop, filterOf(address)).queryKey)?.product;
  return {
    title: product ? text.about(product.title) : undefined,
    description: product ? text.descriptionAbout(product.title) : text.description,
    image: product ? `${product.image.url}day-640.webp` : undefined,
    noindex: address.q !== '' || query.has('ask'),
  };
};
