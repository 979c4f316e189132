import { Article, Heading, Prose, proseContents } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { postDay } from '#src/widgets/post-day.ts';
import { ArticleRows } from '../parts/article-rows.tsx';
import { ContactPanel } from '../parts/contact-panel.tsx';
import type { HelpArticle, TopicHelp } from '../parts/help-queries.ts';
import { helpText } from '../parts/help-text.ts';
import { Lights } from '../parts/lights.tsx';
import { Helpful } from './helpful.tsx';
import * as styles from './topic.css.ts';
import { topicText as text } from './text.ts';

/** More lights than these are no longer what an article is about. */
const lightsShown = 4;

interface ArticleViewProps {
  readonly help: TopicHelp;
  readonly article: HelpArticle;
  /** The light that the reader came from. */
  readonly model: string | undefined;
}

/** One article: its text, whether it helped, and the ways on. */
export function ArticleView({ help: { topic, articles, contact }, article, model }: ArticleViewProps) {
  const updated = postDay(article.updatedTime, useSite());
  const others = articles.filter(({ faqId }) => faqId !== article.faqId);
  const [only, second] = article.products;
  const light = model ?? (second ? undefined : only?.spu);
  return (
    <Article
      title={article.title}
      summary={article.summary}
      note={<time dateTime={updated.dateTime}>{text.updated(updated.text)}</time>}
      parts={proseContents(article.text)}
      contentsLabel={text.contents}
      aside={
        <>
          <ArticleLights products={article.products} model={model} />
          {others.length > 0 && (
            <section className={styles.part} aria-labelledby="others">
              <Heading level={2} look={4} id="others">
                {text.others}
              </Heading>
              <ArticleRows articles={others} label={topic.title} model={model} />
            </section>
          )}
        </>
      }
      foot={
        <div className={styles.foot}>
          <Helpful faqId={article.faqId} />
          {article.related.length > 0 && (
            <section className={styles.part} aria-labelledby="related">
              <Heading level={2} look={4} id="related">
                {helpText.related}
              </Heading>
              <ArticleRows articles={article.related} model={model} />
            </section>
          )}
          <ContactPanel contact={contact} model={light} />
        </div>
      }
    >
      <Prose blocks={article.text} tableLabel={text.table} size="lead" />
    </Article>
  );
}

/** The light that the reader came from, or the few that the article is about. */
function ArticleLights({ products, model }: { products: HelpArticle['products']; model: string | undefined }) {
  const own = products.filter(({ spu }) => spu === model);
  const shown = own.length > 0 ? own : products;
  if (shown.length === 0 || shown.length > lightsShown) return null;
  return (
    <section className={styles.part}>
      <Heading level={2} look={4} id="lights">
        {own.length > 0 ? text.light : text.lights}
      </Heading>
      <Lights products={shown} labelledBy="lights" />
    </section>
  );
}
