import { wordsOf } from '#rules/search-words.ts';
import { editDistance } from '../../catalogue/edit-distance.ts';
import { type Danger, dangerLanguages, japaneseDanger } from './danger-languages.ts';

/** Words that a slip of the fingers is put right in: with one letter added, dropped, replaced or swapped. */
const dangerWords =
  'fire flame flames smoke smokes smoking smoky burning burned burnt burns spark sparks sparking melting melted scorched charred explode exploded exploding shock shocks shocked electrocuted electric swallow swallowed swallows choking bleeding bleeds injured unconscious poison poisoned smell smells smelling leaking leaks dripping tingling tingles swollen battery suicide'.split(
    ' ',
  );

/** Ordinary words that are one slip away from one of those. */
const ordinaryWords = new Set(
  'fine fires wire wires hire tire five file fires firm dire fare fore sire frame frames blame spoke smoked smote park parks spare spares sparse sparkle sparkling parking barking shook stock stocks stocked sock socks shack blocked electrics turning turned turns buns learning barns barn burst melting meeting melding belted felted explore explored exploring shallow shallows hollow joking coking breeding breeds blending insured small smalls sell sells selling spell spells spelling shell shells swell leaning peaking breaking lead leads leak leaves beaks peaks tripping dropping drooping gripping ripping clipping flipping mingling mingles tangling tangles tinkling tingle pattern barter butter buttery better charted marred poisson snail snails steam flake flakes burn born leak lame fame spar shop shot shows hock swells scored starred charged cooking leading leasing leaving smoker blends blames urns reaching'.split(
    ' ',
  ),
);

const shortestSlip = 4;
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('');

function putRight(word: string): string {
  const typed = word.replaceAll(/(\p{L})\1{2,}/gu, '$1');
  if (dangerWords.includes(typed) || ordinaryWords.has(typed) || typed.length < shortestSlip) return typed;
  const meant = dangerWords.find(
    // Half of all words of four letters are one slip away from one another.
    (each) => editDistance(typed, each) === 1 && (each.length > 4 || isSwapped(typed, each)),
  );
  return meant ?? typed;
}

/** What has the words and no danger: names, properties of materials, sayings. */
const harmless: readonly RegExp[] = [
  /\bfire ?(?:tv|stick|hd|tablets?|places?|fl(?:y|ies)|works?|walls?|proof\w*|retardant|resistan\w+|alarms?|extinguishers?|pits?|scenes?|effects?|modes?|colou?rs?|glow|side|wood|light)\b/g,
  /\b(?:camp|bon|log|open|candle|cosy|cozy|low|warm|real) ?fires?\b/g,
  /\b(?:like|as|of|simulate|imitate) (?:an? |the )?(?:open |candle |camp ?)?(?:fire|flames?)\b(?! smell)/g,
  /\b(?:fire|flames?|candle) (?:\w+ )?(?:effect|scene|mode|animation|simulation|retardant|resistant)\b/g,
  /\b(?:candle|moving|flickering) flames?\b/g,
  /\bsmoke (?:detectors?|alarms?|sensors?|grey|gray|glass)\b|\bsmoked\b/g,
  /\bshock ?(?:proof|resistan\w+|absor\w+)\b|\bshocked (?:by|at|about) (?:the|your|this) (?:price|cost|bill)\w*/g,
  /\bburn(?:ed|t|s|ing)? ?(?:out|in|time|hours?|cd|calories)\b/g,
  /\bburn ?in\b|\bburning (?:question|time|hours?)\b/g,
  /\bsmells? (?:nice|good)\b|\bsmell of (?:the )?(?:wood|oak|leather|paint)\b/g,
  /\bemergency (?:light\w*|exit)\b/g,
  /\bwater ?(?:proof|resistan\w+|damage|colou?rs?|tight)\b/g,
];

/** Words of one kind; one that ends with a star is the beginning of them. */
function anyOf(...lists: readonly string[]): (word: string) => boolean {
  const all = lists.flatMap((list) => list.split(' '));
  const whole = new Set(all);
  const beginnings = all.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1));
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}
type WordKind = ReturnType<typeof anyOf>;

const people =
  'child children kid kids son daughter baby toddler boy girl wife husband partner mother father mum mom dad friend dog cat pet puppy kitten somebody someone he she they we i';
const body =
  'myself himself herself me us him her them hand hands finger fingers arm arms leg legs foot feet toe toes eye eyes face head skin thumb palm wrist neck lip lips tongue child children kid kids son daughter baby toddler boy girl wife husband partner mother father mum mom dad friend dog cat puppy kitten';
const electric =
  'lamp* light lights bulb* fixture* fitting* socket* plug plugs outlet* adapter* adaptor* strip strips pendant* driver* transformer* cable* wire wires switch switches panel* controller* uplighter* ceiling chandelier* dome pebble torch';
const fluid = 'water rain liquid* coffee tea juice beer wine milk soup drink soda';
const into = 'in into inside on onto over through from out';
const baths = 'bath* tub sink pool toilet water pond aquarium shower basin bucket';
const intends = 'want wants going wanna gonna need feel thinking about plan* urge will might could';
const harms = 'hurt* harm* cut* kill* burn* electrocute hang hanging shoot';
const self = 'myself himself herself';
const cell = 'battery batteries cell cells accu powerbank';
const bursts = 'leak* swollen swell* bulg* bloated hiss* puff* hot acid overheat* puncture* expand*';
const hurts = 'hurt hurts injure* cut burn burns burned burnt scald* crush* slashed stabbed blinded hit fell';
const odd =
  'burn* plastic* rubber smoke* smoky gas fish* electric* chemical* ozone singed strange funny weird odd bad hot awful acrid';
const smells = 'smell* odour* odor* stink* stank stench reek*';

/** Words that stand in this order, each at most so many words after the one before. */
interface Sign {
  readonly danger: Danger;
  readonly gap: number;
  readonly kinds: readonly WordKind[];
}
const sign = (danger: Danger, gap: number, ...lists: readonly string[]): Sign => ({
  danger,
  gap,
  kinds: lists.map((list) => anyOf(list)),
});

/** The gravest first. */
const signs: readonly Sign[] = [
  sign('SELF_HARM', 4, intends, harms, self),
  sign('SELF_HARM', 2, 'kill*', 'myself'),
  sign('SELF_HARM', 0, 'suicid*'),
  sign('SELF_HARM', 2, 'end', 'my', 'life'),
  sign('SELF_HARM', 1, 'end', 'it', 'all'),
  sign('SELF_HARM', 2, 'want wants', 'die'),
  sign('SELF_HARM', 3, 'don dont not longer', 'want', 'live alive'),
  sign('SHOCK', 4, 'chew* bit bitten gnaw*', 'cable cables wire wires cord'),
  sign('SWALLOWED', 0, 'swallow* ingest* choking choked chokes'),
  sign('SWALLOWED', 4, people, 'ate eaten eats eating chewed chews bit gulped licked'),
  sign('SWALLOWED', 2, 'in into up', 'his her its their', 'mouth throat nose ear stomach'),
  sign('SHOCK', 0, 'electrocut* shock shocks shocked shocking zap zapped zaps tingl*'),
  sign('SHOCK', 2, 'live exposed bare naked stripped frayed', 'wire wires cable cables conductor* contact*'),
  sign('SHOCK', 3, 'wire wires', 'hanging sticking', 'out'),
  sign('FIRE', 0, 'on in', 'fire flames'),
  sign('FIRE', 3, 'caught catches catch', 'fire'),
  sign('HURT', 0, 'bleed* blood unconscious ambulance emergency poison*'),
  sign('HURT', 1, 'not can cant', 'breathe breathing'),
  sign('HURT', 3, hurts, body),
  sign('HURT', 3, body, 'hurt hurts injured burned burnt scald*'),
  sign('HURT', 3, people, 'is was am are got gets m s been', 'hurt injured burned burnt scalded'),
  sign('HURT', 3, 'glass splinter*', 'in', 'eye eyes hand hands foot feet finger fingers skin'),
  sign('BATTERY', 4, cell, bursts),
  sign('BATTERY', 2, bursts, cell),
  sign(
    'FIRE',
    0,
    'fire fires flame flames smoke smokes smoked smoking smoky burning burned burnt spark sparks sparked sparking',
  ),
  sign(
    'FIRE',
    0,
    'melt melts melted melting scorch* singed smoulder* smolder* charred fumes arcing ablaze alight explo*',
  ),
  sign('FIRE', 0, 'blew blown', 'up'),
  sign('FIRE', 0, 'red glowing', 'hot'),
  sign('FIRE', 4, smells, odd),
  sign('FIRE', 1, odd, smells),
  sign(
    'WATER',
    3,
    fluid,
    'drip* leak* pour* spill* spilt run runs running ran came comes coming got gets getting went',
    into,
    electric,
  ),
  sign('WATER', 4, 'spill* spilt pour* drip* leak* fill* full dropped', fluid, electric),
  sign('WATER', 4, electric, 'full filled drip* leak* soak* submerged under', `${fluid} soak*`),
  sign('WATER', 2, fluid, 'in inside', electric),
  sign('WATER', 4, electric, 'fell fallen dropped falls', 'in into', baths),
  sign('WATER', 3, 'dropped threw knocked', electric, 'in into', baths),
  sign('WATER', 4, 'drip* leak*', 'from through out into onto', electric),
  sign('WATER', 4, electric, 'drip* leak* soaked flooded drenched submerged'),
  sign('WATER', 1, electric, 'is are was got gets', 'wet'),
];

/** Where the words of such a row stand that begins at any place from `first` to `last`; undefined where none does. */
function placesOf(
  words: readonly string[],
  row: Sign,
  first: number,
  last: number,
  step = 0,
): readonly number[] | undefined {
  const isOfKind = row.kinds[step];
  if (isOfKind === undefined) return [];
  for (let at = first; at <= last && at < words.length; at += 1) {
    const rest = isOfKind(words[at] ?? '') ? placesOf(words, row, at + 1, at + 1 + row.gap, step + 1) : undefined;
    if (rest !== undefined) return [at, ...rest];
  }
  return undefined;
}

const holds = (words: readonly string[], row: Sign): boolean => placesOf(words, row, 0, words.length - 1) !== undefined;

/** The gravest first. */
const byGravity: readonly Danger[] = ['SELF_HARM', 'SWALLOWED', 'SHOCK', 'HURT', 'BATTERY', 'FIRE', 'WATER'];
/** Other words that may stand between two of a row. */
const foreignGap = 2;
const rowsOf = (rows: string): readonly (readonly WordKind[])[] =>
  rows.split(', ').map((row) => row.split(' ').map((words) => anyOf(...words.split('/'))));

const foreign = Object.values(dangerLanguages).map(({ signs: said, harmless: sayings }) => ({
  signs: byGravity.flatMap((danger) => rowsOf(said[danger]).map((kinds): Sign => ({ danger, gap: foreignGap, kinds }))),
  harmless: rowsOf(sayings).map((kinds): Sign => ({ danger: 'FIRE', gap: foreignGap, kinds })),
}));

/** Characters that Unicode does not take apart. */
const plainCharacters: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ł: 'l', ø: 'o' };

/** A harmless saying ends with its clause: "it burns, and water does not help" is no "it does not burn". */
const clauseEnd = /[,.;:!?…\n]+/;

function withoutSayings(words: readonly string[], sayings: readonly Sign[]): readonly string[] {
  const said = new Set(words.flatMap((_, at) => sayings.flatMap((row) => placesOf(words, row, at, at) ?? [])));
  return words.filter((_, at) => !said.has(at));
}

function foreignDanger(text: string): Danger | undefined {
  const plain = text.toLowerCase().replaceAll(/[ßœæłø]/g, (one) => plainCharacters[one] ?? one);
  const clauses = plain.split(clauseEnd).map(wordsOf);
  const found = foreign.flatMap(({ signs: rows, harmless: sayings }) => {
    const left = clauses.flatMap((words) => withoutSayings(words, sayings));
    return rows.find((row) => holds(left, row))?.danger ?? [];
  });
  return byGravity.find((danger) => found.includes(danger));
}

function japaneseDangerIn(text: string): Danger | undefined {
  const whole = text.normalize('NFKC').replaceAll(/\s+/g, '');
  const left = japaneseDanger.harmless.split(', ').reduce((rest, saying) => rest.replaceAll(saying, ' '), whole);
  return byGravity.find((danger) => japaneseDanger.signs[danger].split(', ').some((part) => left.includes(part)));
}

/** Characters that are read; more than a question has. */
const longestRead = 600;

/**
 * The danger that somebody writes of, in ordinary words, also with slips in English, and in the other languages of our markets; undefined for
 * none.
 */
export function dangerIn(text: string): Danger | undefined {
  const read = text.slice(0, longestRead);
  return englishDanger(read) ?? foreignDanger(read) ?? japaneseDangerIn(read);
}

function englishDanger(text: string): Danger | undefined {
  const words = wordsOf(text).map(putRight).join(' ');
  const plain = harmless.reduce((left, sayings) => left.replaceAll(sayings, ' '), words).replaceAll(/ {2,}/g, ' ');
  const left = plain.split(' ').filter((word) => word !== '');
  return signs.find((row) => holds(left, row))?.danger;
}
