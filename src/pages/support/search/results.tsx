import { ArtNothingFound, Banner, EmptyState, Heading, ImageBox, Link, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { href } from '#src/routing/href.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { ContactButtons, ContactPanel } from './contact-ways.tsx';
import { type SearchAddress, searchHref } from './search-address.ts';
import { Marked } from './marked.tsx';
import * as styles from './search.css.ts';
import { helpSearchText as text } from './text.ts';

type Schemas = components['schemas'];

interface ResultsProps {
  readonly address: SearchAddress;
  readonly found: Schemas['HelpSearch'];
}

/** What was found, in groups with the answers in sight, and beside them products and people. */
export function Results({ address: { q, pageNo }, found }: ResultsProps) {
  const { words, isSure, articles, questions, policies, products, pageSize } = found;
  const totals = [articles, questions, policies, products].map(({ total }) => total);
  const total = totals.reduce((sum, each) => sum + each, 0);
  if (total === 0) return <NothingFound words={q} />;
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        <Text size="small" tone="muted" numbers>
          <span role="status">
            {text.found(total)}
            {words.toLowerCase() !== q.toLowerCase() && `. ${text.insteadOf(words, q)}`}
          </span>
        </Text>
        {!isSure && <Banner tone="info">{text.unsure}</Banner>}
        <NumberedPages
          page={pageNo}
          total={Math.max(...totals)}
          pageSize={pageSize}
          hrefOf={(page) => searchHref(q, page)}
        >
          <Group id="articles" title={text.articles} hits={articles.list} />
          <Group id="questions" title={text.questions} hits={questions.list} />
          <Group id="policies" title={text.policies} hits={policies.list} />
        </NumberedPages>
      </div>
      <div className={styles.aside}>
        <ContactPanel words={q} />
        <Products products={products.list} />
      </div>
    </div>
  );
}

function Group({ id, title, hits }: { id: string; title: string; hits: readonly Schemas['HelpHit'][] }) {
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} look={3} id={id}>
        {title}
      </Heading>
      <ul className={styles.hits} aria-labelledby={id}>
        {hits.map(({ ref, title: name, heading, text: answer, href: to }) => (
          <li key={ref} className={styles.hit}>
            <h3 className={styles.hitTitle}>
              <Link href={to}>
                <Marked text={name} />
              </Link>
            </h3>
            {heading && (
              <p className={styles.hitHeading}>
                <Marked text={heading} />
              </p>
            )}
            <p className={styles.answer}>
              <Marked text={answer} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pictureSizes = '64px';

function Products({ products }: { products: Schemas['HelpProducts']['list'] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products">
      <Heading level={2} look={4} id="products">
        {text.products}
      </Heading>
      <ul className={styles.hits} aria-labelledby="products">
        {products.map(({ spu, title, image, price }) => (
          <li key={spu}>
            <Link href={href('/product-detail', { spu })} tone="quiet" className={styles.product}>
              <span className={styles.picture}>
                <ImageBox picture={{ ...shopPicture(image), alt: '' }} sizes={pictureSizes} />
              </span>
              <span className={styles.productName}>
                <span>
                  <Marked text={title} />
                </span>
                {price && <span className={styles.price}>{formatMoney(price.sale)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ words }: { words: string }) {
  return (
    <EmptyState
      art={<ArtNothingFound />}
      title={text.none.title(words)}
      body={text.none.body}
      actions={<ContactButtons words={words} />}
    />
  );
}
