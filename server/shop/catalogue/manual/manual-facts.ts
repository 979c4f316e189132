import type { components } from '#openapi/types.ts';
import { inMarketUnits } from '#rules/market-units.ts';
import { specText } from '#rules/spec-text.ts';
import type { Site } from '#rules/markets.ts';
import { helpPaths } from '#rules/page-paths.ts';
import { sellers } from '../../market/seller.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { inMarketSpelling } from '../market-spelling.ts';
import { wordsOfKind } from './manual-words.ts';

/** A part of a manual: sentences, steps with numbers, points, or rows of a table. */
export interface ManualPart {
  readonly title: string;
  readonly text?: readonly string[];
  readonly steps?: readonly string[];
  readonly points?: readonly string[];
  readonly rows?: readonly (readonly [name: string, value: string])[];
  /** Of the drawings in public/help. */
  readonly drawings?: readonly string[];
}

/** Everything that stands in a manual. */
export interface ManualFacts {
  readonly title: string;
  readonly subtitle: string;
  readonly model: string;
  readonly brand: string;
  /** Where its pictures lie in the media folder; undefined where it has none. */
  readonly picture: string | undefined;
  readonly helpAddress: string;
  readonly seller: components['schemas']['Seller'];
  readonly parts: readonly ManualPart[];
}

const specOf = ({ specs }: CatalogueProduct, name: string): string =>
  specs.find((spec) => spec.name === name)?.value ?? '';

const speaks = (product: CatalogueProduct, name: string): boolean => specOf(product, 'Connection').includes(name);

/** Its type; a finer word where products of one type are put up in different ways. */
function kindOf(product: CatalogueProduct): string | undefined {
  const type = product.skus[0]?.facets.get('type')?.[0]?.value;
  if (type === 'sensor' && specOf(product, 'Motion range') === '') return 'climate-sensor';
  if (type === 'bar' && product.categories.some(({ id }) => id === 'backlights')) return 'standing-bar';
  return type;
}

/** What a drawing shows may be what only some products of a kind can do. */
const needs: Readonly<Record<string, string>> = { 'wifi-bands': 'Wi-Fi', 'matter-code': 'Matter' };

/** How it joins the network of a home, from what it is said to speak. */
function pairingSteps(product: CatalogueProduct): string[] {
  return [
    'A new one pulses or blinks slowly for 15 minutes. Open the Lampyris app, tap “Add a light” and stay within one metre.',
    ...(speaks(product, 'Wi-Fi')
      ? ['Choose your 2.4 GHz Wi-Fi and type its password. It blinks twice when it has joined.']
      : []),
    ...(speaks(product, 'Matter')
      ? [
          'You can add it to another home app, too: scan the Matter code printed on it. Take a photo of the code before you mount it.',
        ]
      : ['It has no Matter code. Our Hub connects it to other home apps if the table says so.']),
  ];
}

function safetyPoints(product: CatalogueProduct): string[] {
  const supply = specOf(product, 'Supply');
  const battery = specOf(product, 'Battery');
  const rating = specOf(product, 'IP rating');
  const hasMains = /mains|\d{3} V/i.test(supply) || specOf(product, 'Cap') !== '';
  return [
    ...(supply.includes('fixed wiring')
      ? ['Mains voltage. Where the law requires it, have an electrician connect this light.']
      : []),
    ...(hasMains && !supply.includes('fixed wiring')
      ? ['Mains voltage. Unplug it or switch it off before you touch a lamp holder.']
      : []),
    ...(supply.includes('adapter')
      ? ['Only use the adapter from the box, or the same one as a spare part. Keep air around it.']
      : []),
    ...(battery.includes('CR')
      ? ['Keep the button cell away from children. If a child may have swallowed one, go to a hospital immediately.']
      : []),
    ...(/mAh|Rechargeable/.test(battery)
      ? ['Don’t open, crush or heat the battery. Don’t use it if it’s swollen.']
      : []),
    ...(rating === ''
      ? []
      : [
          rating.startsWith('IP20')
            ? 'IP20: for dry rooms only.'
            : `${rating}: don’t expose it to more water than that.`,
        ]),
    'Don’t use it if a cable, a plug or the glass is damaged.',
    'If you notice a smell, smoke or a brown spot, switch off at the fuse box, don’t use it again, and write to us.',
  ];
}

function dataRows(product: CatalogueProduct): [string, string][] {
  const { specs, skus, model } = product;
  const several = skus.length > 1;
  const nameOf = ({ options, sku }: CatalogueProduct['skus'][number]) =>
    options.map(({ value }) => value).join(', ') || sku;
  return [
    ['Model', model],
    ...specs.map((spec): [string, string] => [spec.name, specText(spec)]),
    ['Weight', skus.map((sku) => `${several ? `${nameOf(sku)}: ` : ''}${sku.weightG} g`).join(', ')],
    ['Item number', skus.map(({ sku }) => sku).join(', ')],
  ];
}

const recycling: Readonly<Record<Site, string>> = {
  US: 'Take it to a collection point for electronics, not in the trash. Your state’s or city’s website says what they collect.',
  CA: 'Take it to a collection point for electronics, not in the trash. Your province’s website says what it collects.',
  EU: 'The crossed-out bin means it belongs at a collection point for electrical goods. Like all sellers of such goods, we take an old one back when you buy a new one.',
  GB: 'The crossed-out bin means it belongs at a collection point for electrical goods. Write to us to find the nearest place to return an old one.',
  JA: 'Take it to your town’s collection box for small appliances. Don’t put it in the household waste.',
};

function warrantyPart({ warranty }: CatalogueProduct, site: Site): ManualPart[] {
  if (!warranty) return [];
  const { months, covers, excludes, steps } = warranty;
  const law: Readonly<Partial<Record<Site, string>>> = {
    EU: ' You also have the legal guarantee of at least two years, free of charge.',
    GB: ' Your rights under the Consumer Rights Act 2015 apply as well.',
  };
  return [
    {
      title: 'Warranty',
      text: [
        `${months[site]} months from delivery.${law[site] ?? ' Your legal rights aren’t affected.'}`,
        `Covered: ${covers.join('; ')}. Not covered: ${excludes.join('; ')}.`,
        steps.join(' '),
      ],
    },
  ];
}

/** What the manual of a product says in a market, its words spelled as there. @param origin of the shop */
export function manualFacts(product: CatalogueProduct, site: Site, origin: string): ManualFacts {
  const said = inMarketSpelling(product, site);
  const { spu, title, subtitle, model, brand, packageContents, media } = said;
  const { setUp, pairing, care, drawings } = wordsOfKind(kindOf(product));
  const seller = sellers[site];
  const own = (lines: readonly string[]) => lines.map((line) => inMarketUnits(line, site));
  const isSwitched = pairing?.includes('five times') === true;
  const again = [
    `${pairing} It forgets the network and keeps everything else.`,
    isSwitched
      ? 'Ten times instead of five resets it to factory settings.'
      : 'Hold for fifteen seconds to reset it to factory settings.',
  ];
  return {
    ...{ title, subtitle, model, brand, seller },
    picture: /^\/media\/(products\/[\w-]+)\//.exec(media[0]?.url ?? '')?.[1],
    helpAddress: `${new URL(origin).host}${helpPaths.product}/${spu}`,
    parts: [
      { title: 'In the box', points: packageContents },
      { title: 'Set up', steps: own(setUp), drawings: drawings.filter((name) => speaks(product, needs[name] ?? '')) },
      ...(pairing === undefined
        ? []
        : [
            { title: 'Connect', steps: own(pairingSteps(product)) },
            { title: 'Connect again', text: own(again) },
          ]),
      { title: 'Safety', points: own(safetyPoints(product)) },
      { title: 'Care', points: own(care) },
      ...warrantyPart(said, site),
      { title: 'At the end of its life', text: own([recycling[site]]) },
      { title: 'Technical data', rows: dataRows(said) },
      { title: 'Who sells it', text: [[seller.name, ...seller.address].join(', '), seller.email] },
    ],
  };
}
