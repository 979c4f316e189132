import { compoundsOf, searchedWords, type SearchedWord, wordsOf } from '#rules/search-words.ts';
import { askedQuantities, overlap, type Quantity, quantitiesIn, type SaidQuantity } from '#rules/quantities.ts';
import { synonymsOf } from '#rules/search-synonyms.ts';
import { singular, stemOf } from '#rules/stem.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';

/** What a search asks for, one of several things: a word, by all its ways, or a quantity. */
export interface SearchTerm {
  /** As it is read: a word, or a quantity as it was typed. */
  readonly own: string;
  readonly ways: SearchedWord;
  readonly quantity?: SaidQuantity;
}

/** How much a product is what is wanted, by its place in the index. */
type Scores = ReadonlyMap<number, number>;

/** The words of products, made once of each version of a catalogue. */
export interface SearchIndex {
  /** The SPUs that have something of what is wanted, with how much they are it. */
  readonly scoresOf: (term: SearchTerm) => ReadonlyMap<string, number>;
  /** Every word as it is written, those of more products first. */
  readonly words: readonly string[];
}

/** What a word counts for by where it stands: a product is what its name and its kind say, and its text tells of others, too. */
const weights = { name: 10, kind: 8, subtitle: 5, tags: 4, specs: 3, text: 1 } as const;
/** What is typed is there itself, in another form, by another name, or as a beginning. */
const worth = { own: 1, form: 0.9, name: 0.6, beginning: 0.5 } as const;

interface Field {
  readonly weight: number;
  readonly words: readonly string[];
}

interface Entry {
  readonly spu: string;
  readonly fields: readonly Field[];
  readonly quantities: readonly Quantity[];
}

const labelsOf = ({ skus }: CatalogueProduct, ...keys: readonly string[]): string[] => [
  ...new Set(skus.flatMap(({ facets }) => keys.flatMap((key) => (facets.get(key) ?? []).map(({ label }) => label)))),
];

/** A number of a specification counts its unit wherever it stands in the value: '2200 or 3600 by size'. */
const specText = ({ name, value, unit }: CatalogueProduct['specs'][number]): string =>
  unit === undefined ? `${name}: ${value}` : `${name}: ${value.replaceAll(/\d(?= or | by )/g, `$& ${unit}`)} ${unit}`;

function entryOf(product: CatalogueProduct, ownWords: string): Entry {
  const { spu, title, subtitle, model, skus, categories, specs, highlights, descriptionBlocks } = product;
  const options = new Set(skus.flatMap((sku) => sku.options.map(({ value }) => value)));
  const colours = labelsOf(product, 'colour');
  // Whatever gives light here is an LED, which few of the texts say.
  const light = colours.length > 0 ? [...colours, 'LED'] : [];
  const texts: Readonly<Record<keyof typeof weights, readonly string[]>> = {
    name: [title, model, ...skus.map(({ sku }) => sku)],
    kind: labelsOf(product, 'type'),
    subtitle: [subtitle],
    tags: [ownWords, ...categories.map(({ name }) => name), ...labelsOf(product, 'room'), ...light, ...options],
    specs: [...specs.map(specText), ...labelsOf(product, 'ip', 'connection', 'voice')],
    text: [...highlights, ...descriptionBlocks.flatMap((block) => [block.title, block.text])],
  };
  const fields = Object.entries(texts).map(([field, parts]) => ({
    weight: weights[field as keyof typeof weights],
    // What is read together stands together: a phrase goes from one part to the next as little as into a compound.
    words: parts.flatMap((part) => [...wordsOf(part), '', ...compoundsOf(part), '']).map(singular),
  }));
  return { spu, fields, quantities: Object.values(texts).flat().flatMap(quantitiesIn) };
}

interface Postings {
  /** By word, in which entries it stands, and the best place there. */
  readonly byWord: ReadonlyMap<string, Scores>;
  /** By stem, its words. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  readonly sorted: readonly string[];
}

function postingsOf(entries: readonly Entry[]): Postings {
  const byWord = new Map<string, Map<number, number>>();
  entries.forEach(({ fields }, place) => {
    for (const { weight, words } of fields) {
      for (const word of words) {
        const there = byWord.get(word) ?? new Map<number, number>();
        byWord.set(word, there.set(place, Math.max(weight, there.get(place) ?? 0)));
      }
    }
  });
  byWord.delete('');
  const byStem = new Map<string, string[]>();
  for (const word of byWord.keys()) byStem.set(stemOf(word), [...(byStem.get(stemOf(word)) ?? []), word]);
  return { byWord, byStem, sorted: [...byWord.keys()].toSorted() };
}

/** The words that begin with what is typed, found by halving. */
function begunBy(sorted: readonly string[], start: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(low, end);
}

function add(scores: Map<number, number>, more: Scores, share: number): void {
  for (const [place, score] of more) scores.set(place, Math.max(scores.get(place) ?? 0, score * share));
}

function makeIndex({ products, searchWords }: Catalogue): SearchIndex {
  const entries = [...products.values()].map((product) => entryOf(product, searchWords.get(product.spu) ?? ''));
  const { byWord, byStem, sorted } = postingsOf(entries);

  /** Words that follow each other in one field; the last one may go on. */
  const rowScores = (row: readonly string[], mayGoOn: boolean): Scores => {
    const [first = '', ...others] = row;
    const scores = new Map<number, number>();
    for (const place of byWord.get(first)?.keys() ?? []) {
      for (const { weight, words } of entries[place]?.fields ?? []) {
        const stands = words.some(
          (word, at) =>
            word === first &&
            others.every((other, next) => {
              const there = words[at + 1 + next] ?? '';
              return there === other || (mayGoOn && next === others.length - 1 && there.startsWith(other));
            }),
        );
        if (stands) scores.set(place, Math.max(weight, scores.get(place) ?? 0));
      }
    }
    return scores;
  };
  const wordScores = (word: string): Scores => byWord.get(word) ?? new Map();
  const scoresOfRow = (row: readonly string[], mayGoOn = false): Scores =>
    row.length === 1 ? wordScores(row[0] ?? '') : rowScores(row, mayGoOn);

  const wordOf = ({ ways }: SearchTerm): Scores => {
    const rows = ways.map((row) => row.map(singular));
    const [[own = '', ...others] = []] = rows;
    const scores = new Map<number, number>();
    for (const row of rows) add(scores, scoresOfRow(row), worth.own);
    if (others.length === 0) {
      const stem = stemOf(own);
      // A letter that was typed twice is a slip, which the answer says.
      const forms = own === `${stem}${stem.at(-1)}` ? [] : (byStem.get(stem) ?? []);
      for (const word of forms) add(scores, wordScores(word), worth.form);
      for (const row of synonymsOf(own)) add(scores, scoresOfRow(row), worth.name);
    }
    if (scores.size > 0) return scores;
    for (const row of ways) {
      const [word = ''] = row;
      if (row.length > 1) add(scores, rowScores(row.map(singular), true), worth.beginning);
      else for (const begun of begunBy(sorted, word)) add(scores, wordScores(begun), worth.beginning);
    }
    return scores;
  };
  const quantityOf = (range: Quantity): Scores =>
    new Map(
      entries.flatMap(({ quantities }, place): [number, number][] =>
        quantities.some((quantity) => overlap(quantity, range)) ? [[place, weights.specs]] : [],
      ),
    );

  return {
    scoresOf: (term) => {
      const scores = term.quantity ? quantityOf(term.quantity) : wordOf(term);
      return new Map([...scores].map(([place, score]) => [entries[place]?.spu ?? '', score]));
    },
    words: wordsAsWritten(products.values()),
  };
}

/** Words that are read, by which misspelt ones are put right: those of more products first. */
function wordsAsWritten(products: Iterable<CatalogueProduct>): string[] {
  const counts = new Map<string, number>();
  for (const { title, subtitle, specs, highlights, descriptionBlocks, skus } of products) {
    const blocks = descriptionBlocks.map(({ text }) => text);
    const options = skus.flatMap((sku) => sku.options.map(({ value }) => value));
    const read = [title, subtitle, ...specs.map(specText), ...highlights, ...blocks, ...options];
    for (const word of new Set(wordsOf(read.join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** The index of a market's catalogue, in the market's own words. */
export function searchIndexOf(catalogue: Catalogue): SearchIndex {
  const before = indexes.get(catalogue);
  if (before) return before;
  const index = makeIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}

/** A search by what it asks for. @param isWord whether titles, types and categories have a word */
export function termsOf(query: string, isWord: (word: string) => boolean): SearchTerm[] {
  const { rest, quantities } = askedQuantities(query);
  const words = searchedWords(rest, isWord).map((ways) => ({ own: (ways[0] ?? []).join(' '), ways }));
  return [...words, ...quantities.map((quantity) => ({ own: quantity.said, ways: [], quantity }))];
}
