import type { components } from '#openapi/types.ts';
import type { CatalogueLabel, StoredSheet } from '../catalogue.ts';

/** Everything that stands on a product information sheet. */
export interface SheetFacts {
  readonly title: string;
  readonly sku: string;
  /** The trade mark, and the company behind it in the market. */
  readonly brand: string;
  readonly supplier: components['schemas']['Seller'];
  readonly model: string;
  readonly label: Pick<CatalogueLabel, 'class' | 'kWhPer1000h' | 'regulation'>;
  readonly values: StoredSheet;
}

interface SheetGroup {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** The regulation asks for it to the nearest hundred. */
function kelvin({ from, to }: NonNullable<StoredSheet['colourTemperature']>): string {
  const [low, high] = [from, to].map((value) => Math.round(value / 100) * 100);
  return low === high ? `${low} K` : `${low} to ${high} K`;
}

/** What (EU) 2019/2015, Annex V, asks for, in its order and words; what was not declared is left out. */
export function sheetGroups({ brand, supplier, model, label, values }: SheetFacts): readonly SheetGroup[] {
  const { size, colourTemperature, colourRendering } = values;
  return [
    {
      title: 'Supplier and model',
      rows: [
        ["Supplier's name or trade mark", brand],
        ["Supplier's address", [supplier.name, ...supplier.address].join(', ')],
        ['Model identifier', model],
      ],
    },
    {
      title: 'Type of light source',
      rows: [
        ['Lighting technology used', 'LED'],
        ['Non-directional or directional', values.directional ? 'Directional (DLS)' : 'Non-directional (NDLS)'],
        ['Mains or non-mains', values.mains ? 'Mains (MLS)' : 'Non-mains (NMLS)'],
        ['Connected light source (CLS)', yesOrNo(values.connected)],
        ['Colour-tuneable light source', yesOrNo(values.colourTunable)],
      ],
    },
    {
      title: 'Product parameters',
      rows: [
        ['Energy consumption in on-mode', `${label.kWhPer1000h} kWh/1000 h`],
        ['Energy efficiency class', label.class],
        [
          'Useful luminous flux',
          `${values.luminousFlux} lm in ${values.directional ? 'a narrow cone (90°)' : 'a sphere (360°)'}`,
        ],
        ...(colourTemperature ? [['Correlated colour temperature', kelvin(colourTemperature)] as const] : []),
        ['On-mode power', `${values.onModePower.toFixed(1)} W`],
        ...(colourRendering === undefined ? [] : [['Colour rendering index', String(colourRendering)] as const]),
        ['Outer dimensions: height, width, depth', `${size.h} × ${size.w} × ${size.d} mm`],
      ],
    },
  ];
}
