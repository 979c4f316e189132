import type { Site } from '#rules/markets.ts';

/** A plain price, or [list, sale, lowest price of the 30 days before the sale]. Minor units; yen are whole. */
export type PriceSeed = number | readonly [list: number, sale: number, priorLowest: number];

type Row = readonly [
  US: PriceSeed | null,
  EU: PriceSeed | null,
  GB: PriceSeed | null,
  CA: PriceSeed | null,
  JA: PriceSeed | null,
];

/**
 * What each sku costs in each market: set market by market, never converted. US and CA without tax, the others with it.
 * null: not sold there.
 */
// oxfmt-ignore
const rows: Readonly<Record<string, Row>> = {
  //                         US                    EU                    GB                    CA                    JA
  'LM-RIBBON-S1-2M':      [2499,                 2495,                 2199,                 3299,                 2980],
  'LM-RIBBON-S1-5M':      [[4499, 3599, 4499],   [4495, 3595, 4495],   [3999, 3199, 3999],   [5999, 4799, 5999],   [5480, 4380, 5480]],
  'LM-RIBBON-S1-10M':     [7499,                 7495,                 6499,                 9999,                 8980],
  'LM-RIBBON-NEON-2M':    [4999,                 4995,                 4499,                 6499,                 5980],
  'LM-RIBBON-NEON-3M':    [6499,                 6495,                 5799,                 8499,                 7980],
  'LM-RIBBON-NEON-5M':    [8999,                 8995,                 7999,                 11999,                10980],
  'LM-RIBBON-BAR-2':      [4499,                 4495,                 3999,                 5999,                 5480],
  'LM-RIBBON-BAR-3':      [5999,                 5995,                 5299,                 7999,                 7280],
  'LM-RIBBON-BAR-4':      [7499,                 7495,                 6499,                 9999,                 8980],
  'LM-HALO-TV-65':        [[8999, 7499, 8499],   [8995, 7495, 8495],   7999,                 [11999, 9999, 11999], 10980],
  'LM-HALO-TV-85':        [10999,                10995,                9499,                 14499,                13480],
  'LM-PILLAR-DUO-2':      [5999,                 5995,                 5299,                 7999,                 7480],
  'LM-PILLAR-DUO-4':      [10999,                10995,                9499,                 14499,                13480],
  'LM-HEX-10':            [[17999, 14999, 17999], [17995, 14995, 16995], [15999, 13499, 15999], 23999,              21980],
  'LM-HEX-15':            [24999,                24995,                21999,                32999,                29800],
  'LM-HEX-ADD5':          [7999,                 7995,                 6999,                 10499,                9480],
  'LM-FACET-12':          [15999,                15995,                13999,                20999,                18980],
  'LM-FACET-18':          [21999,                21995,                18999,                28999,                25800],
  'LM-FACET-ADD4':        [5499,                 5495,                 4799,                 7299,                 6480],
  'LM-LINE-9':            [16999,                16995,                14999,                22499,                19980],
  'LM-LINE-15':           [25999,                25995,                22999,                33999,                30800],
  'LM-LINE-ADD3':         [5499,                 5495,                 4799,                 7299,                 6480],
  'LM-ARC-1':             [[9999, 7999, 9999],   [9995, 7995, 9495],   [8999, 6999, 8999],   [13499, 10999, 13499], [12480, 9980, 12480]],
  'LM-ARC-2':             [18499,                18495,                16499,                24499,                22800],
  'LM-REED-110':          [14900,                14900,                12900,                19900,                17800],
  'LM-REED-150':          [18900,                18900,                16500,                24900,                22800],
  'LM-TORCH-1':           [12999,                12995,                11499,                17499,                null],
  'LM-DOME-VERMILION':    [8900,                 8900,                 7900,                 11900,                10800],
  'LM-DOME-BONE':         [8900,                 8900,                 7900,                 11900,                10800],
  'LM-DOME-INK':          [8900,                 [8900, 7500, 8900],   [7900, 6700, 7900],   11900,                10800],
  'LM-PEBBLE-1':          [5900,                 5900,                 5200,                 7900,                 6980],
  'LM-PEBBLE-2':          [[10900, 9500, 10900], [10900, 9500, 10900], 9600,                 14500,                12800],
  'LM-WAKE-1':            [7999,                 7995,                 6999,                 null,                 9480],
  'LM-CUBE-1':            [2499,                 2495,                 2199,                 3299,                 2980],
  'LM-CUBE-3':            [[6499, 5499, 6499],   6495,                 5699,                 8499,                 [7680, 6480, 7680]],
  'LM-ORB-A60-1':         [1499,                 1495,                 1299,                 1999,                 1780],
  'LM-ORB-A60-2':         [2699,                 2695,                 2399,                 3599,                 3280],
  'LM-ORB-A60-4':         [[4999, 3999, 4999],   [4995, 3995, 4795],   [4399, 3499, 4399],   [6499, 5199, 6499],   [5980, 4780, 5980]],
  'LM-ORB-GLOBE-1':       [2299,                 2295,                 1999,                 2999,                 2680],
  'LM-ORB-GLOBE-2':       [4299,                 4295,                 3799,                 5699,                 4980],
  'LM-ORB-FILAMENT-1':    [1699,                 1695,                 1499,                 2299,                 1980],
  'LM-ORB-FILAMENT-3':    [4499,                 4495,                 3999,                 5999,                 5280],
  'LM-ORB-FILAMENT-6':    [7999,                 7995,                 6999,                 10499,                9480],
  'LM-ORB-GU10-3':        [3999,                 3995,                 3499,                 5299,                 null],
  'LM-ORB-GU10-6':        [7499,                 7495,                 6499,                 9999,                 null],
  'LM-ORB-GU10-10':       [11499,                11495,                9999,                 14999,                null],
  'LM-DISC-30':           [7999,                 7995,                 6999,                 10499,                9480],
  'LM-DISC-40':           [10999,                10995,                9499,                 14499,                12980],
  'LM-DROP-1':            [15900,                15900,                13900,                20900,                18800],
  'LM-DROP-3':            [43900,                43900,                38500,                57900,                51800],
  'LM-FESTOON-10M':       [5999,                 5995,                 5299,                 7999,                 7280],
  'LM-FESTOON-15M':       [[7999, 6499, 7999],   [7995, 6495, 7995],   [6999, 5699, 6999],   [10499, 8499, 10499], 9480],
  'LM-FESTOON-30M':       [13999,                13995,                11999,                18499,                16480],
  'LM-PATH-4':            [15999,                15995,                13999,                20999,                18980],
  'LM-PATH-6':            [21999,                21995,                18999,                28999,                25800],
  'LM-PATH-ADD1':         [4299,                 4295,                 3799,                 5699,                 4980],
  'LM-CURTAIN-15':        [3499,                 3495,                 null,                 4499,                 3980],
  'LM-CURTAIN-30':        [5499,                 5495,                 null,                 7299,                 6480],
  'LM-EAVES-15M':         [22999,                22995,                19999,                30999,                27800],
  'LM-EAVES-30M':         [[39999, 34999, 39999], 39995,               [34999, 30999, 34999], 53999,                47800],
  'LM-EAVES-ADD5':        [7999,                 7995,                 6999,                 10499,                9480],
  'LM-FLOOD-1':           [7999,                 7995,                 6999,                 10499,                9480],
  'LM-FLOOD-2':           [13999,                13995,                11999,                18999,                16480],
  'LM-SENSE-1':           [2499,                 2495,                 2199,                 3299,                 2980],
  'LM-SENSE-2':           [4499,                 4495,                 3999,                 5999,                 5280],
  'LM-DIAL-1':            [3900,                 3900,                 3400,                 5200,                 4680],
  'LM-DIAL-2':            [7200,                 7200,                 6200,                 9600,                 8480],
  'LM-HUB-1':             [5999,                 5995,                 5299,                 7999,                 7280],
  'LM-PLUG-1':            [null,                 1795,                 null,                 null,                 null],
  'LM-PLUG-2':            [null,                 3295,                 null,                 null,                 null],
  'LM-PLUG-4':            [null,                 [5995, 4995, 5995],   null,                 null,                 null],
  'LM-THERMO-1':          [1999,                 1995,                 1799,                 2699,                 2380],
  'LM-THERMO-3':          [5499,                 5495,                 4799,                 7299,                 6480],
  'LM-CONNECTOR-1':       [1299,                 1295,                 1099,                 1699,                 1480],
  'LM-CONNECTOR-3':       [3299,                 3295,                 2899,                 4299,                 3780],
};

/** The price of a sku in a market; undefined where it is not sold. @throws RangeError for a sku without a row */
export function priceOf(sku: string, site: Site): PriceSeed | undefined {
  const row = rows[sku];
  if (row === undefined) throw new RangeError(`No prices for ${sku}`);
  const [US, EU, GB, CA, JA] = row;
  return { US, EU, GB, CA, JA }[site] ?? undefined;
}

export const pricedSkus: readonly string[] = Object.keys(rows);
