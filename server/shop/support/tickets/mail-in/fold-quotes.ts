/** A piece of what was written in a mail: somebody's own words, or what they answer to. */
export interface TextPart {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Our own mails about a ticket, as far as a quote is known by them. No sentence of any mail program is needed. */
export interface OwnMail {
  /** The line that stands above all else in them. */
  readonly mark: string;
  /** What they say, sentence by sentence or in longer texts. */
  readonly words: readonly string[];
  /** How sentences begin that end with a date. */
  readonly beginnings: readonly string[];
  /** What a heading of a quote calls us: names and addresses, in lower case. */
  readonly names: readonly string[];
}

/** So many characters in a row are no chance; fewer stand in every text. */
const longEnough = 12;

/** How far apart two of our sentences may stand in a quote that has no signs, in lines. */
const near = 12;

/** How many lines a heading has at most that is one sentence. */
const mostOfHeading = 4;

interface Line {
  readonly text: string;
  readonly isBlank: boolean;
  /** A sign of a quote stands before it. */
  readonly isSigned: boolean;
  /** Its letters and digits, without addresses, which mail programs write anew. */
  readonly signs: string;
}

const signsOf = (text: string): string =>
  text
    .replaceAll(/<[^<>\s]*>|\[[^[\]]*\]|https?:\S+|[^\s@]{1,64}@[^\s@]+/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const lineOf = (text: string): Line => {
  const words = text.replace(/^[\s>]*/, '');
  return { text, isBlank: words.trim() === '', isSigned: /^\s*>/.test(text), signs: signsOf(words) };
};

/** Tells which lines are of our own mail, in steps that do not grow with it. */
function createMemory({ mark, words, beginnings }: OwnMail) {
  const all = words.map(signsOf);
  const joined = all.join('');
  const wholes = new Set(words.flatMap((text) => text.split('\n').map(signsOf)));
  const runs = new Set(
    Array.from({ length: Math.max(0, joined.length - longEnough + 1) }, (_, at) => joined.slice(at, at + longEnough)),
  );
  const starts = beginnings.map(signsOf);
  const markSigns = signsOf(mark);
  return {
    isMark: ({ signs }: Line): boolean => signs === markSigns,
    /** Long enough to be no chance. */
    isLong: ({ signs }: Line): boolean =>
      (signs.length >= longEnough && runs.has(signs.slice(0, longEnough)) && runs.has(signs.slice(-longEnough))) ||
      starts.some((start) => signs.startsWith(start)),
    /** Short, and what follows the line before in our mail, or a line of it. */
    isShort: ({ signs }: Line, before: Line | undefined): boolean =>
      signs === '' ||
      wholes.has(signs) ||
      (signs.length < longEnough &&
        before !== undefined &&
        before.signs.length + signs.length >= longEnough &&
        runs.has((before.signs + signs).slice(-longEnough))),
    has: ({ signs }: Line): boolean => signs.length < longEnough && joined.includes(signs),
  };
}

type Memory = ReturnType<typeof createMemory>;

const isLabelled = ({ text }: Line): boolean => /^[\s>*_]*[^\s:：*_][^:：]{0,28}[:：]/.test(text);
const hasTime = (text: string): boolean => /\d{1,2}[:.h時]\s?\d{2}|\d{4}/.test(text);
/** In the signs that programs put around an address, and people seldom do. */
const hasAddress = (text: string): boolean => /[<(][^<>()\s]{1,200}@[^<>()\s]+[>)]/.test(text);
const isRule = ({ text }: Line): boolean =>
  /^[\s>]*(?:[-_=–—]\s?){5,}$/.test(text) || /^[\s>]*[-_–—]{2,}[^-_–—]{1,60}[-_–—]{2,}\s*$/.test(text);

/** Where a heading begins that ends before `at`: lines like "From: …", or a sentence that says who wrote and when. */
function headingBefore(
  lines: readonly Line[],
  at: number,
  names: readonly string[],
): { readonly at: number; readonly isSure: boolean } {
  let end = at;
  while (end > 0 && at - end < 3 && lines[end - 1]?.isBlank === true) end -= 1;
  const textOf = (from: number): string =>
    lines
      .slice(from, end)
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase();
  const namesUs = (from: number): boolean => names.some((name) => textOf(from).includes(name));
  const withRule = (top: number): number => {
    let over = top;
    while (over > 0 && top - over < 2 && lines[over - 1]?.isBlank === true) over -= 1;
    const before = lines[over - 1];
    return before !== undefined && isRule(before) ? over - 1 : top;
  };
  let top = end;
  while (top > 0 && end - top < 8 && isLabel(lines[top - 1])) top -= 1;
  if (end - top >= 2 && namesUs(top)) {
    const isSender = ({ text }: Line): boolean =>
      hasAddress(text) && names.some((name) => text.toLowerCase().includes(name));
    return { at: withRule(top), isSure: end - top >= 3 && lines.slice(top, end).some(isSender) };
  }
  for (let from = end - 1; from >= Math.max(0, end - mostOfHeading) && lines[from]?.isBlank === false; from -= 1) {
    const text = textOf(from);
    if (namesUs(from) && hasTime(text) && (/[:：]\s*$/.test(text) || text.includes('@')))
      return { at: withRule(from), isSure: /[:：]\s*$/.test(text) && hasAddress(text) };
  }
  const last = lines[end - 1];
  if (last !== undefined && /[:：]\s*$/.test(last.text) && (namesUs(end - 1) || hasTime(last.text)))
    return { at: end - 1, isSure: false };
  return { at: withRule(end) < end ? withRule(end) : at, isSure: false };
}

const isLabel = (line: Line | undefined): boolean => line !== undefined && !line.isBlank && isLabelled(line);

/** Quotes whose lines have a sign: all of them, but for a single line that is nothing of ours. */
function markSigned(lines: readonly Line[], quoted: boolean[], memory: Memory, names: readonly string[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.isSigned !== true) continue;
    let end = at;
    while (
      end < lines.length &&
      (lines[end]?.isSigned === true || (lines[end]?.isBlank === true && lines[end + 1]?.isSigned === true))
    )
      end += 1;
    const run = lines.slice(at, end);
    const heading = headingBefore(lines, at, names).at;
    const isQuote =
      run.length > 1 ||
      heading < at ||
      run.some((line) => memory.isLong(line) || memory.isMark(line) || memory.has(line));
    if (isQuote) quoted.fill(true, heading, end);
    at = end - 1;
  }
}

/** A quote without signs: it begins with our mark, a sentence of ours or a heading that names us, and ends with our last sentence. */
function markUnsigned(lines: readonly Line[], quoted: boolean[], memory: Memory, names: readonly string[]): void {
  const isOurs = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && !line.isBlank && !line.isSigned && (memory.isMark(line) || memory.isLong(line));
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.isSigned || line.isBlank) continue;
    const heading = headingBefore(lines, at, names);
    const isBegin =
      memory.isMark(line) ||
      (isOurs(at) && (heading.at < at || lines.some((_, next) => next > at && next <= at + near && isOurs(next)))) ||
      (heading.isSure && !isLabelled(line) && quoted[at] !== true && quoted[heading.at] !== true);
    if (!isBegin) continue;
    const last = lines.findLastIndex((_, next) => next >= at && isOurs(next));
    quoted.fill(true, heading.at, at);
    for (let next = at; next < (last === -1 ? lines.length : last + 1); next += 1) {
      const each = lines[next];
      if (each === undefined) continue;
      quoted[next] =
        last === -1 || each.isBlank || isOurs(next) || each.isSigned || memory.isShort(each, lines[next - 1]);
    }
    return;
  }
}

/**
 * Parts what somebody wrote from what they answer to, wherever they wrote it: above, below or between. Nothing is left out,
 * and where nothing would be their own, all is.
 * @param text with line breaks of one sign
 */
export function foldQuotes(text: string, mail: OwnMail): readonly TextPart[] {
  const lines = text.split('\n').map(lineOf);
  const quoted = lines.map(() => false);
  const memory = createMemory(mail);
  markSigned(lines, quoted, memory, mail.names);
  markUnsigned(lines, quoted, memory, mail.names);
  const parts: { isQuoted: boolean; lines: string[] }[] = [];
  lines.forEach((line, at) => {
    const part = parts.at(-1);
    const isQuoted = line.isBlank && !line.isSigned ? (part?.isQuoted ?? false) : quoted[at] === true;
    if (part?.isQuoted === isQuoted) part.lines.push(line.text);
    else parts.push({ isQuoted, lines: [line.text] });
  });
  const found = parts
    .map(({ isQuoted, lines: own }) => ({ isQuoted, text: trimmed(own) }))
    .filter(({ text: words }) => words !== '');
  return found.some(({ isQuoted }) => !isQuoted)
    ? found
    : [{ text: trimmed(lines.map((line) => line.text)), isQuoted: false }];
}

const trimmed = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
