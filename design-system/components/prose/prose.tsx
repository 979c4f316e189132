import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconAlert, IconInfo } from '../../icons/icons.ts';
import { latePicture } from '../image-box/late-picture.ts';
import { Link } from '../link/link.tsx';
import type { Line, ProseBlock, ProseSpan } from './prose-block.ts';
import { anchorOf, wordsOf } from './prose-contents.ts';
import * as styles from './prose.css.ts';

export type ProseProps = {
  /** A block of a type that is not known is left out. */
  blocks: readonly ProseBlock[];
  /** The heading level of a block of level 2, by the place of the text on its page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Names a table that is wider than the screen, for who reaches it by keyboard. */
  tableLabel: string;
  /** `lead` is 18 px, for an article that explains one thing. */
  size?: keyof typeof styles.sizes | undefined;
};

/** A text with headings, lists, tables and notes. */
export function Prose({ blocks, headingLevel = 2, tableLabel, size = 'body' }: ProseProps) {
  return (
    <div className={classNames(styles.root, styles.sizes[size])}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{blockOf(block, headingLevel - 2, tableLabel)}</Fragment>
      ))}
    </div>
  );
}

function blockOf(block: ProseBlock, deeper: number, tableLabel: string): ReactNode {
  switch (block.type) {
    case 'HEADING': {
      const Heading = (['h2', 'h3', 'h4', 'h5', 'h6'] as const)[block.level - 2 + deeper] ?? 'h6';
      // A part of the text can be led to; what is below it may have the same words twice.
      const id = block.level === 2 ? anchorOf(block) : undefined;
      return (
        <Heading id={id} className={styles.headings[block.level]}>
          {lineOf(block.text)}
        </Heading>
      );
    }
    case 'PARAGRAPH':
      return <p>{lineOf(block.text)}</p>;
    case 'LIST': {
      const items = block.items.map((item, index) => <li key={index}>{lineOf(item)}</li>);
      return block.ordered ? (
        <ol className={styles.numbered} start={block.start}>
          {items}
        </ol>
      ) : (
        <ul className={styles.dotted}>{items}</ul>
      );
    }
    case 'TABLE':
      return <ProseTable {...block} label={tableLabel} />;
    case 'NOTE': {
      const isWarning = block.tone === 'WARNING';
      const Icon = isWarning ? IconAlert : IconInfo;
      return (
        <div className={isWarning ? styles.warning : styles.note} role="note">
          <Icon className={styles.icon} />
          <div className={styles.noteText}>
            {block.paragraphs.map((paragraph, index) => (
              <p key={index}>{lineOf(paragraph)}</p>
            ))}
          </div>
        </div>
      );
    }
    case 'PICTURE':
      return (
        <div {...latePicture}>
          <img
            className={styles.picture}
            src={block.url}
            alt={block.alt}
            width={block.w}
            height={block.h}
            loading="lazy"
            decoding="async"
          />
        </div>
      );
    default:
      return null;
  }
}

type ProseTableProps = Extract<ProseBlock, { type: 'TABLE' }> & { label: string };

/** With more columns a phone has no room for their names beside the values; two columns have room as they are. */
const stacked = 3;

/** Wider than the screen, it is moved sideways, by touch or with the arrow keys. */
function ProseTable({ columns, rows, label }: ProseTableProps) {
  const isStacked = columns.length === stacked;
  const alignOf = (index: number) => styles.aligns[columns[index]?.align ?? 'START'];
  const cellOf = (index: number) => classNames(alignOf(index), isStacked && styles.stackedCell);
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead className={classNames(isStacked && styles.stackedHead)}>
          <tr>
            {columns.map(({ text }, index) =>
              // The corner above the names of the rows is the head of nothing.
              text.length === 0 ? (
                <td key={index} className={alignOf(index)} />
              ) : (
                <th key={index} scope="col" className={classNames(styles.head, alignOf(index))}>
                  {lineOf(text)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className={classNames(isStacked && styles.stackedRow)}>
              {row.map((cell, index) => (
                <td key={index} className={cellOf(index)} data-label={wordsOf(columns[index]?.text ?? [])}>
                  {/* One box: a stacked cell has its column's name in the other. */}
                  <span>{lineOf(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const lineOf = (line: Line): ReactNode => line.map((span, index) => <Fragment key={index}>{spanOf(span)}</Fragment>);

function spanOf({ text, strong, emphasis, code, href }: ProseSpan): ReactNode {
  let part: ReactNode = code ? <code>{text}</code> : text;
  if (emphasis) part = <em>{part}</em>;
  if (strong) part = <strong>{part}</strong>;
  if (href === undefined) return part;
  return (
    <Link href={href} external={href.startsWith('https:')}>
      {part}
    </Link>
  );
}
