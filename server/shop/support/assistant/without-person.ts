import { maskContacts } from '#rules/qa-texts.ts';
import { wordsOf, fillers } from '#rules/search-words.ts';
import { redactText } from '#server/security/redact-text.ts';
import { nearestWord } from '../../catalogue/nearest-word.ts';
import { searchStem } from '../../content/passages/search-stems.ts';
import type { HelpVocabulary } from '../search/help-vocabulary.ts';

/** What stands in a question for what does not leave the shop. */
const hidden = '…';

interface Token {
  readonly text: string;
  /** Words in lower case, as the search reads them. */
  readonly words: readonly string[];
  /** What stands between it and the next one. */
  readonly gap: string;
  readonly isCapital: boolean;
}

const token = /[\p{L}\p{N}\p{M}…](?:[\p{L}\p{N}\p{M}]|['’_&@#$%*+-](?=[\p{L}\p{N}\p{M}]))*/gu;
const endsClause = /[.,;!?\n()]/;

function tokensOf(text: string): { readonly before: string; readonly tokens: Token[] } {
  const found = [...text.matchAll(token)];
  const tokens = found.map((match, at): Token => {
    const end = match.index + match[0].length;
    const isCapital = /^\p{Lu}/u.test(match[0]) && match[0] !== 'I' && !/^I['’]/.test(match[0]);
    return { text: match[0], words: wordsOf(match[0]), gap: text.slice(end, found[at + 1]?.index), isCapital };
  });
  return { before: text.slice(0, found[0]?.index ?? text.length), tokens };
}

const secrets = new Set(
  'password passwords passwort passcode passphrase pass pw pwd pin code codes key keys cvv cvc otp token username user login account number ref reference'.split(
    ' ',
  ),
);
const joins = new Set('is was are called as equals reads says and'.split(' '));
/** What is said of a password that is none. */
const states = new Set(
  'not wrong incorrect refused rejected accepted missing lost gone needed required correct right asked where on in new old changed printed too'.split(
    ' ',
  ),
);
const titles = new Set(
  'mr mrs ms miss dr herr frau mme sir madam regards sincerely cheers yours greetings signed'.split(' '),
);
const streets =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|court|place|square|close|terrace|crescent|row|hill|park|highway|route|rue|via|calle|plaza|laan|straat|weg|platz|allee|gasse|strasse|str|chome|\w+(?:strasse|straat|weg|platz|gasse|allee))$/;
const homes = new Set('live lives living reside address located home'.split(' '));
const places = new Set('at in on is near'.split(' '));
const determiners = new Set('a an the my our your this that'.split(' '));

const isNumber = ({ text }: Token): boolean => /^\d+[a-z]?$/i.test(text);
const first = (each: Token | undefined): string => each?.words[0] ?? '';

/** Marks what follows a word as hidden up to the end of the clause, or up to a word of whole sentences. */
function hideClause(tokens: readonly Token[], from: number, hides: Set<number>, most: number, stops: boolean): void {
  for (let at = from; at < tokens.length && at < from + most; at += 1) {
    const each = tokens[at];
    if (!each || endsClause.test(tokens[at - 1]?.gap ?? '')) return;
    if (stops && fillers.has(first(each))) return;
    hides.add(at);
  }
}

/** What says of itself what it is: after “my name is”, “the code is”, “I live at”, and streets with their numbers. */
function hideNamed(tokens: readonly Token[], hides: Set<number>): void {
  for (const [at, each] of tokens.entries()) {
    const word = first(each);
    const [next, after] = [first(tokens[at + 1]), first(tokens[at + 2])];
    if (secrets.has(word)) {
      const isSaid = joins.has(next) || /[:=]/.test(each.gap);
      const from = at + (joins.has(next) ? 2 : 1);
      if (!states.has(first(tokens[from]))) hideClause(tokens, from, hides, 8, !isSaid);
    }
    if ((word === 'name' && next === 'is') || (word === 'call' && next === 'me'))
      hideClause(tokens, at + 2, hides, 3, true);
    if (word === 'name' && /[:=]/.test(each.gap)) hideClause(tokens, at + 1, hides, 3, true);
    if (titles.has(word)) for (const place of [at + 1, at + 2]) if (tokens[place]?.isCapital) hides.add(place);
    if (titles.has(word) && next !== '') hides.add(at + 1);
    if (homes.has(word) && places.has(next) && !determiners.has(after)) hideClause(tokens, at + 2, hides, 8, false);
    if (streets.test(word)) hideStreet(tokens, at, hides);
  }
}

/** A street with a number on either side: “12 Old Road”, “Rue Haute 5”. */
function hideStreet(tokens: readonly Token[], at: number, hides: Set<number>): void {
  const around = [-4, -3, -2, -1, 1, 2, 3, 4].map((step) => at + step);
  const numbers = around.filter((place) => {
    const each = tokens[place];
    return each !== undefined && isNumber(each);
  });
  for (const place of numbers) {
    for (let hiding = Math.min(at, place); hiding <= Math.max(at, place); hiding += 1) hides.add(hiding);
  }
}

/** Digits and letters that were written apart: a number or a code, whatever is between. */
function hideRuns(tokens: readonly Token[], hides: Set<number>): void {
  const isPiece = ({ text }: Token): boolean => text.length === 1 || /\d/.test(text);
  let begin = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const each = tokens[at];
    if (each && isPiece(each) && !(each.text === 'a' || each.text === 'I')) continue;
    const run = tokens.slice(begin, at);
    const length = run.reduce((sum, { text }) => sum + text.length, 0);
    if (run.length > 1 && length >= 5) for (let hiding = begin; hiding < at; hiding += 1) hides.add(hiding);
    begin = at + 1;
  }
}

/**
 * A question as it may leave the shop: in words that the shop itself uses, and nothing else. Names, streets, passwords, codes and
 * numbers of orders are none of them; those that are ordinary words as well are known by what stands before them.
 * @param published texts that everybody reads; a name that stands there is no person's
 */
export function withoutPerson(question: string, { passages, words }: HelpVocabulary, published: string): string {
  const masked = redactText(maskContacts(question.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))).replaceAll(
    /\[[^\]]*\]/g,
    hidden,
  );
  const { before, tokens } = tokensOf(masked);
  const hides = new Set<number>();
  hideNamed(tokens, hides);
  hideRuns(tokens, hides);
  const isKnown = (word: string): boolean => fillers.has(word) || word.length === 1 || passages.has(searchStem(word));
  const isPublished = (text: string): boolean => published.includes(text);
  const written = tokens.map((each, at) => {
    const isFirst = at === 0 || /[.!?\n]/.test(tokens[at - 1]?.gap ?? '');
    if (hides.has(at) || (each.isCapital && !isFirst && !isPublished(each.text))) return hidden;
    if (each.words.length > 0 && each.words.every(isKnown)) return each.text;
    const near = each.isCapital || !/^\p{Ll}{5,}$/u.test(each.text) ? undefined : nearestWord(each.text, words);
    return near?.slips === 1 ? near.word : hidden;
  });
  // Of a person of two names one is often an ordinary word.
  const isName = (at: number): boolean => written[at] === hidden && tokens[at]?.isCapital === true;
  const whole = written.map((text, at) =>
    tokens[at]?.isCapital && at > 0 && (isName(at - 1) || isName(at + 1)) && !isPublished(tokens[at]?.text ?? '')
      ? hidden
      : text,
  );
  return (before + whole.map((text, at) => text + (tokens[at]?.gap ?? '')).join('')).replaceAll(
    /…(?:[^\p{L}\p{N}.?!]*…)+/gu,
    hidden,
  );
}
