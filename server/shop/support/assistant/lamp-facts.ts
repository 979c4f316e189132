import { markets, type Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { wordsOf } from '#rules/search-words.ts';
import { specText } from '#rules/spec-text.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { type MarketProduct, readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { productCard, wholeItem } from '../../catalogue/product-card.ts';
import { readShownPromotions } from '../../catalogue/promotion-offer.ts';
import type { AssistantAnswer } from './sessions.ts';
import { assistantTexts } from './texts.ts';

/** What somebody wants to know about one lamp, and where the catalogue says it. */
interface Property {
  readonly asked: RegExp;
  /** Names of technical data. */
  readonly specs?: readonly string[];
  /** What a value must have to say it: a shade is 32 cm, or of paper. */
  readonly says?: RegExp;
  readonly read?: (product: CatalogueProduct, site: Site) => string | undefined;
}

const weightsOf = ({ skus }: CatalogueProduct): string | undefined => {
  const grams = skus.map(({ weightG }) => weightG).filter((each) => each > 0);
  if (grams.length === 0) return undefined;
  const inKilograms = (value: number) => (value / 1_000).toFixed(value < 1_000 ? 2 : 1);
  const [least, most] = [Math.min(...grams), Math.max(...grams)].map(inKilograms);
  return `Weight: ${least === most ? least : `${least} to ${most}`} kg`;
};
/** What can be chosen of it, such as its length. */
const optionsOf =
  (which = /./) =>
  ({ optionAxes }: CatalogueProduct): string | undefined => {
    const axes = optionAxes.filter(({ name }) => which.test(name));
    if (axes.length === 0) return undefined;
    return axes.map(({ name, values }) => `${name}: ${values.map(({ value }) => value).join(', ')}`).join('. ');
  };
const warrantyOf = ({ warranty }: CatalogueProduct, site: Site): string | undefined =>
  warranty ? `Warranty: ${warranty.months[site]} months` : undefined;
const contentsOf = ({ packageContents }: CatalogueProduct): string | undefined =>
  packageContents.length === 0 ? undefined : `In the box: ${packageContents.join(', ')}`;

const properties: readonly Property[] = [
  {
    asked:
      /\b(?:colou?r temp\w*|kelvins?|\d{4} ?k|tunable|warm(?:er|est)? (?:white|light)|white range|how (?:warm|cold|cool))\b/,
    specs: ['White range', 'White'],
  },
  { asked: /\b(?:bright\w*|lumens?|\d+ ?lm|how many lm|light output)\b/, specs: ['Brightness'] },
  {
    asked:
      /\b(?:ip|ip ?\d\d|ip ?rating|water ?proof|water ?resistant|splash\w*|rain|outdoors?|outside|bathroom|shower|garden|balcony|terrace|wet)\b/,
    specs: ['IP rating'],
  },
  { asked: /\b(?:frost|winter|freez\w*|minus|how cold)\b/, specs: ['Works from'] },
  {
    asked: /\b(?:sizes?|dimensions?|measure\w*|how (?:big|large|small))\b/,
    specs:
      'Size,Height,Heights,Base,Width,Section,Bar size,Bar length,Panel size,Panel side,Shade,Depth,Glass,Drop,Channel,Strip width,Bridge length'.split(
        ',',
      ),
    says: /\d/,
    read: optionsOf(/length|size/i),
  },
  {
    asked: /\b(?:length|how long is)\b(?! (?:the )?(?:cable|cord|warranty|guarantee|battery|delivery))/,
    specs: ['Size', 'Bar size', 'Bar length', 'Panel size', 'Bridge length'],
    read: optionsOf(/length/i),
  },
  {
    asked: /\b(?:width|how wide|how broad|diameter)\b/,
    specs: ['Size', 'Width', 'Strip width', 'Section', 'Bar size', 'Panel size', 'Base', 'Shade', 'Channel'],
    says: /\d/,
  },
  { asked: /\b(?:height|how (?:tall|high))\b/, specs: ['Height', 'Heights', 'Size', 'Bar size', 'Glass', 'Drop'] },
  {
    asked: /\b(?:depth|how (?:thick|deep))\b/,
    specs: ['Depth', 'Size', 'Section', 'Bar size', 'Panel size', 'Channel'],
  },
  { asked: /\b(?:weigh\w*|weight|heavy|kilograms?|kg|grams?)\b/, read: weightsOf },
  {
    asked:
      /\b(?:watts?|wattage|\d+ ?w|power (?:use|usage|consumption|draw)|use\w* (?:\w+ )?power|energy|electricity|consum\w+)\b/,
    specs: ['Power use', 'Own use'],
  },
  { asked: /\b(?:volts?|voltage|adapters?|adaptors?|power supply|mains)\b/, specs: ['Supply'] },
  { asked: /\b(?:cables?|cords?)\b/, specs: ['Supply', 'Cord'], says: /cable|cord/i },
  { asked: /\b(?:socket|fitting|cap|screw|e ?(?:12|14|26|27)|gu ?10|which bulb)\b/, specs: ['Cap'] },
  {
    asked: /\b(?:batter\w+|charg\w+|running time|run ?time|how long does \w+(?: \w+)? last)\b/,
    specs: ['Battery', 'Running time', 'Battery life', 'Charging'],
  },
  { asked: /\b(?:life ?time|life ?span|how many hours)\b/, specs: ['Lifetime'] },
  {
    asked: /\b(?:materials?|made (?:of|from)|metal|wood|oak|brass|plastic|alumini?um|steel|paper)\b/,
    specs: ['Material', 'Frame', 'Shade', 'Glass', 'Base'],
  },
  {
    asked: /\b(?:wi ?fi|wlan|bluetooth|matter|zigbee|thread|home ?kit|alexa|google|siri|voice|ghz)\b/,
    specs: ['Connection', 'Voice control'],
  },
  { asked: /\b(?:beam|angle|degrees)\b/, specs: ['Beam', 'Angle'] },
  { asked: /\b(?:cri|ra|colou?r rendering)\b/, specs: ['Colour rendering'] },
  { asked: /\b(?:colou?rs?(?! temp)|rgb|finish(?:es)?)\b/, specs: ['Colour'], read: optionsOf(/colou?r|finish/i) },
  { asked: /\b(?:versions?|variants?)\b/, read: optionsOf() },
  { asked: /\b(?:warranty|guarantee)\b/, read: warrantyOf },
  { asked: /\b(?:in the box|included|includes?|comes? with)\b/, read: contentsOf },
];

const price =
  /\b(?:price|priced|prices|costs?|how much(?! (?:power|energy|electricity|light|current|space|does \w+(?: \w+)? (?:weigh|use|consume)))|cheap\w*|dear\w*|expensive|dollars|euros?|pounds|yen)\b/;
const stock = /\b(?:in stock|available|availability|sold out|out of stock)\b/;

/** How something is done, what is wrong with it, and what an order, a parcel or a claim is about: no property of a lamp. */
const otherwise =
  /\b(?:how (?:do|can|should|to|would|did)|why|where|what (?:do|should|if|happens|happened)|when|who|not (?:work\w*|turn\w*|connect\w*)|(?:doesn|isn|aren|won|don|didn|wasn|can) t|stopped|send\w*|postage|express|repair\w*|install\w*|customs|tax(?:es)?|to (?:run|fit|mount)|spare|replac\w*|broken|faulty|flicker\w*|offline|lost|return\w*|refund\w*|ship\w*|deliver\w*|order|parcel|package|cover(?:s|ed)?|scratch\w*|discount\w*|coupon\w*|coins?|higher than|yesterday)\b/;

const normal = (text: string): string => wordsOf(text).join(' ');

/** Words around a name that say that it is one, where the name is an ordinary word: the line, a plug. */
const articles = new Set('the a an my your our of for lampyris is does will has'.split(' '));
const lampWords = new Set('lamp lamps light lights bulb bulbs strip strips'.split(' '));

const nameOf = ({ title }: CatalogueProduct): string[] => wordsOf(title);

/** How much of its name a text says; 0 where it does not name it. */
function namedIn(text: string, words: readonly string[], product: CatalogueProduct): number {
  const name = nameOf(product);
  const [first = '', ...others] = name;
  const codes = [product.spu, product.model].map(normal);
  if (codes.some((code) => ` ${words.join(' ')} `.includes(` ${code} `))) return name.length + 1;
  const at = words.indexOf(first);
  if (at === -1) return 0;
  const [before = '', after = ''] = [words[at - 1], words[at + 1]];
  const isWritten = new RegExp(`(?<=\\S\\s+["“‘(]?)${first.charAt(0).toUpperCase()}${first.slice(1)}\\b`).test(text);
  const isName =
    isWritten || articles.has(before) || lampWords.has(after) || others.includes(after) || words.length < 5;
  return isName ? 1 + others.filter((word) => words.includes(word)).length : 0;
}

const ofPage = new Set([...'it its this that these they them one'.split(' '), ...lampWords]);
/** Whether a question names what it is about by where it is asked, or by nothing at all. */
const isAboutPage = (words: readonly string[]): boolean => words.length < 6 || words.some((word) => ofPage.has(word));

/** Lamps of one family are answered together, up to so many. */
const mostLamps = 4;

/** The lamps that a question names, or else the one whose page it is asked on. */
function lampsNamed(
  text: string,
  products: readonly CatalogueProduct[],
  pageOf: string | undefined,
): CatalogueProduct[] {
  const words = wordsOf(text);
  const named = products
    .map((product) => ({ product, score: namedIn(text, words, product) }))
    .filter(({ score }) => score > 0);
  if (named.length === 0)
    return pageOf !== undefined && isAboutPage(words) ? products.filter(({ spu }) => spu === pageOf) : [];
  // Of a family the one whose name is said best; of different families each.
  const bestOf = new Map<string, number>();
  for (const { product, score } of named) {
    const [family = ''] = nameOf(product);
    bestOf.set(family, Math.max(score, bestOf.get(family) ?? 0));
  }
  return named
    .filter(({ product, score }) => score === bestOf.get(nameOf(product)[0] ?? ''))
    .map(({ product }) => product)
    .slice(0, mostLamps);
}

/** What is asked about a lamp that its data can say. */
interface FactQuery {
  readonly price: boolean;
  readonly stock: boolean;
  readonly properties: readonly Property[];
}

/** What a question wants to know of the data of a lamp; undefined where it asks for something else. */
function factQuery(text: string): FactQuery | undefined {
  const plain = normal(text);
  if (otherwise.test(plain)) return undefined;
  const query = {
    price: price.test(plain),
    stock: stock.test(plain),
    properties: properties.filter((property) => property.asked.test(plain)),
  };
  return query.price || query.stock || query.properties.length > 0 ? query : undefined;
}

const specLines = ({ specs }: CatalogueProduct, names: readonly string[]): string[] =>
  specs
    .filter(({ name }) => names.includes(name.replace('Color', 'Colour')))
    .map((spec) => `${spec.name}: ${specText(spec)}`);

const linesOf = (product: CatalogueProduct, site: Site, { specs = [], says = /./, read }: Property): string[] => [
  ...specLines(product, specs).filter((line) => says.test(line)),
  ...(read ? [read(product, site)].filter((line) => line !== undefined) : []),
];

const stockTexts = { OK: 'In stock', LOW: 'In stock', LIMIT: 'In stock', OUT: 'Sold out', OFF_SALE: 'Not sold now' };

async function offerLines(shop: ShopContext, site: Site, query: FactQuery, item: MarketProduct): Promise<string[]> {
  const { price: shown, stockState } = productCard(wholeItem(item), await readShownPromotions(shop, site, [item]));
  const now =
    shown &&
    assistantTexts.priceNow(formatMoney(shown.sale), { from: shown.from, plusTax: !markets[site].taxIncluded });
  return [...(query.price && now !== null ? [now] : []), ...(query.stock ? [stockTexts[stockState]] : [])];
}

/** What the data of a lamp say to a question; undefined where they do not say all of it. */
async function factsOf(
  shop: ShopContext,
  site: Site,
  query: FactQuery,
  product: CatalogueProduct,
  item: MarketProduct | undefined,
): Promise<string | undefined> {
  const found = query.properties.map((property) => linesOf(product, site, property));
  const ofOffer = query.price || query.stock;
  if (found.some((lines) => lines.length === 0) || (ofOffer && !item)) return undefined;
  const lines = [...(ofOffer && item ? await offerLines(shop, site, query, item) : []), ...new Set(found.flat())];
  return `${product.title}: ${lines.join('. ')}.`;
}

/**
 * Prices and properties of named lamps, answered by the catalogue of the shopper's market and by nothing else.
 * @returns undefined where no lamp is named, or nothing is asked that data could say; `'unknown'` where they do not say it
 */
export async function answerByData(
  shop: ShopContext,
  site: Site,
  text: string,
  pageOf: string | undefined,
): Promise<Omit<AssistantAnswer, 'actions'> | 'unknown' | undefined> {
  const query = factQuery(text);
  if (!query) return undefined;
  const { catalogue, items } = await readMarketCatalogue(shop, site);
  const lamps = lampsNamed(text, [...catalogue.products.values()], pageOf).map((product) =>
    inMarketSpelling(product, site),
  );
  if (lamps.length === 0) return undefined;
  const answers = await Promise.all(
    lamps.map((product) => factsOf(shop, site, query, product, items.get(product.spu))),
  );
  // Of a family those speak that have it: a connector has no brightness.
  const said = lamps.flatMap((lamp, at) => {
    const text = answers[at];
    return text === undefined ? [] : [{ lamp, text }];
  });
  if (said.length === 0) return 'unknown';
  const sources = said.map(({ lamp: { spu, title } }) => ({
    ...{ type: 'PRODUCT' as const, id: spu, title },
    route: `${pagePaths.product}?${new URLSearchParams({ spu }).toString()}`,
  }));
  return { reply: said.map((each) => each.text).join(' '), sources, handover: false };
}
