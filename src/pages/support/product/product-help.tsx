import {
  Accordion,
  Button,
  Heading,
  IconExternal,
  ImageBox,
  Inline,
  Link,
  SectionHeader,
  Text,
} from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { ShopVideo } from '#src/widgets/shop-video.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { ArticleRows } from '../parts/article-rows.tsx';
import { ContactPanel } from '../parts/contact-panel.tsx';
import type { ProductHelp } from '../parts/help-queries.ts';
import { Lights } from '../parts/lights.tsx';
import * as helpStyles from '../parts/help.css.ts';
import * as styles from './product.css.ts';
import { productHelpText } from './text.ts';

/** The lamp, its manual and the ways to its other pages. */
export function ProductHead({ help: { product, manuals } }: { help: ProductHelp }) {
  const text = useText(productHelpText);
  const { spu, title, model, image } = product;
  return (
    <div className={styles.top}>
      <ImageBox
        picture={{ ...shopPicture(image), alt: '' }}
        ratio="own"
        sizes="(min-width: 900px) 40vw, 96px"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <Heading level={1} tabIndex={-1}>
          {text.title(title)}
        </Heading>
        <p className={styles.model}>{text.model(model)}</p>
      </div>
      <div className={styles.ways}>
        {manuals.map(({ url }) => (
          <Button asChild key={url}>
            <a href={url} target="_blank" rel="noopener" type="application/pdf">
              {text.manual}
              <IconExternal size={20} />
            </a>
          </Button>
        ))}
        <Link href={href('/product-detail', { spu })} className={styles.way}>
          {text.product}
        </Link>
        <Link href={href('/product-detail/warranty', { spu })} className={styles.way}>
          {text.warranty}
        </Link>
        <Link href={href('/product-detail/efficiency', { spu })} className={styles.way}>
          {text.energy}
        </Link>
      </div>
    </div>
  );
}

/** What helps with it, from articles to a person. */
export function ProductWhole({ help }: { help: ProductHelp }) {
  const text = useText(productHelpText);
  const { product, topics, videos, related, contact } = help;
  return (
    <div className={helpStyles.withSide}>
      <div className={styles.part}>
        <section aria-labelledby="articles">
          <SectionHeader id="articles" title={text.articles} />
          <Accordion
            items={topics.map(({ topic: { topicId, title }, articles }, index) => ({
              id: topicId,
              title,
              open: index === 0,
              body: <ArticleRows articles={articles} withSummary label={title} model={product.spu} />,
            }))}
          />
        </section>
        {videos.length > 0 && (
          <section aria-labelledby="films" className={styles.films}>
            <SectionHeader id="films" title={text.films} />
            {videos.map((video) => (
              <ShopVideo key={video.title} video={video} sizes="(min-width: 900px) 55vw, 100vw" />
            ))}
          </section>
        )}
      </div>
      <div className={styles.part}>
        <Questions help={help} />
        <ContactPanel contact={contact} model={product.spu} title={text.still} />
        {related.length > 0 && (
          <section aria-labelledby="others">
            <SectionHeader id="others" title={text.others} look={4} />
            <Lights products={related} labelledBy="others" />
          </section>
        )}
      </div>
    </div>
  );
}

function Questions({ help: { product, questions, questionCount } }: { help: ProductHelp }) {
  const text = useText(productHelpText);
  const { spu } = product;
  return (
    <section aria-labelledby="questions">
      <SectionHeader id="questions" title={text.questions} />
      {questions.length === 0 && <Text tone="muted">{text.none}</Text>}
      <ul aria-labelledby="questions">
        {questions.map(({ questionId, title, snippet }) => (
          <li key={questionId} className={styles.question}>
            <Link href={href('/faq/detail', { questionId })}>{title}</Link>
            <p className={styles.answer}>{snippet?.text ?? text.noAnswer}</p>
          </li>
        ))}
      </ul>
      <Inline gap="m" wrap>
        {questionCount > 0 && (
          <Link href={href('/faq/list', { spu })} className={styles.way}>
            {text.all(questionCount)}
          </Link>
        )}
        <Link href={href('/faq/list', { spu, ask: 1 })} className={styles.way}>
          {text.ask}
        </Link>
      </Inline>
    </section>
  );
}
