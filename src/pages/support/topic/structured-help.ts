import { wordsOf } from '#design-system/components/prose/prose-contents.ts';
import { articleHref } from '../parts/help-address.ts';
import type { HelpArticle, TopicHelp } from '../parts/help-queries.ts';

type Block = HelpArticle['text'][number];

/** The words of a text, a block in a line; pictures and tables say nothing to listeners. */
const linesOf = (block: Block): string[] => {
  switch (block.type) {
    case 'HEADING':
    case 'PARAGRAPH':
      return [wordsOf(block.text)];
    case 'LIST':
      return block.items.map(wordsOf);
    case 'NOTE':
      return block.paragraphs.map(wordsOf);
    default:
      return [];
  }
};

const questionOf = ({ title, answer, url }: { title: string; answer: string; url: string }) => ({
  '@type': 'Question',
  name: title,
  url,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

const stepsOf = ({ text }: HelpArticle): string[] =>
  text.flatMap((block) => (block.type === 'LIST' && block.ordered ? block.items.map(wordsOf) : []));

/** A topic or an article as search engines read it: its questions with their answers, and the steps of a way. */
export function structuredHelp({ articles, article }: TopicHelp): object[] {
  const questions = article
    ? [{ title: article.title, answer: article.text.flatMap(linesOf).join('\n'), url: articleHref(article) }]
    : articles.map((row) => ({ title: row.title, answer: row.summary, url: articleHref(row) }));
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(questionOf),
  };
  const steps = article?.hasSteps ? stepsOf(article) : [];
  if (!article || steps.length === 0) return [page];
  const way = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: article.title,
    description: article.summary,
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
  return [page, way];
}
