import type { ReactNode } from 'react';
import type { ProseBlock } from '../prose/prose-block.ts';
import { proseContents } from '../prose/prose-contents.ts';
import { Prose } from '../prose/prose.tsx';
import { Article } from './article.tsx';

export type PolicyProps = {
  title: string;
  /** Where it holds: "United States". */
  market: string;
  /** In short: at most three sentences. */
  summary: string;
  /** What stands before the first heading are the figures: they come first, and larger than the text. */
  blocks: readonly ProseBlock[];
  /** "On this page". */
  contentsLabel: string;
  /** Names a table that is wider than the screen. */
  tableLabel: string;
  /** Version, print and where to ask. */
  foot: ReactNode;
};

/** What holds in a market: the figures first, then the text by its parts. */
export function Policy({ market, blocks, tableLabel, ...article }: PolicyProps) {
  const start = blocks.findIndex(({ type }) => type === 'HEADING');
  const figures = blocks.slice(0, Math.max(start, 0));
  return (
    <Article {...article} note={market} parts={proseContents(blocks)}>
      {figures.length > 0 && <Prose blocks={figures} tableLabel={tableLabel} size="lead" />}
      <Prose blocks={blocks.slice(figures.length)} tableLabel={tableLabel} />
    </Article>
  );
}
