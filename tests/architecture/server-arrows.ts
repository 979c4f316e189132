/** The areas of `server/shop` by layer: an area may import every area of the layers before its own. */
const shopLayers = [
  ['market', 'address', 'media', 'account', 'catalogue', 'stock', 'content'],
  ['pricing', 'cart'],
  ['promotions', 'coupons', 'coins', 'prizes'],
  ['orders', 'payments', 'invoices', 'checkout'],
  ['aftersale', 'tracking'],
  ['community', 'support', 'loyalty'],
] as const;

type Area = (typeof shopLayers)[number][number];

/** What an area may import of its own layer; nothing where it is not listed. */
const neighbours: Readonly<Partial<Record<Area, readonly Area[]>>> = {
  account: ['address', 'media'],
  catalogue: ['market', 'media'],
  stock: ['catalogue', 'account'],
  content: ['media', 'catalogue'],
  cart: ['pricing'],
  coins: ['coupons'],
  prizes: ['coupons', 'coins'],
  promotions: ['coupons', 'coins', 'prizes'],
  payments: ['orders'],
  invoices: ['orders', 'payments'],
  checkout: ['orders', 'payments'],
  aftersale: ['tracking'],
  community: ['loyalty'],
  support: ['community'],
};

const inShop = (area: Area): string => `server/shop/${area}`;
const areas = shopLayers.flat().map(inShop);

/** What every part of the server stands on; `server` are the files directly in that folder. */
const platform = [
  'backup',
  'contract',
  'db',
  'jobs',
  'mail',
  'ops',
  'payments',
  'carriers',
  'beacons',
  'language-models',
  'sandboxes',
  'pdf',
  'security',
  'operators',
].map((folder) => `server/${folder}`);
const base = ['rules', 'openapi', 'server', ...platform];

interface ServerLayer {
  readonly folders: readonly string[];
  readonly never: readonly string[];
}

/** The rows of the server, from the platform over the areas of the shop to the routes and the programs. */
export function serverArrows(never: readonly string[]): Readonly<Record<string, ServerLayer>> {
  const layer = (folders: readonly string[]): ServerLayer => ({ folders: [...base, ...folders], never });
  const shopAreas = shopLayers.flatMap((layerAreas, index) => {
    const before = shopLayers.slice(0, index).flat();
    return layerAreas.map((area) => [
      inShop(area),
      layer([...[...before, ...(neighbours[area] ?? [])].map(inShop), 'machines']),
    ]);
  });
  return {
    ...Object.fromEntries(platform.map((folder) => [folder, layer([])])),
    // The seed writes what the areas read, with their own functions where they have one.
    'server/seed': layer(areas),
    'server/render': layer([]),
    'server/start': layer([]),
    'server/telemetry': layer([]),
    ...Object.fromEntries(shopAreas),
    // The files directly in server/shop compose the areas: hooks, effects of an order, jobs.
    'server/shop': layer([...areas, 'machines']),
    'server/routes': layer(['server/shop', ...areas, 'server/telemetry']),
    'server/testing': layer(['server/shop', ...areas, 'server/routes', 'server/seed', 'machines']),
    // The files directly in server: what every part needs, and the programs that put all parts together.
    server: layer([
      'server/shop',
      ...areas,
      'server/routes',
      'server/seed',
      'server/render',
      'server/start',
      'server/telemetry',
      'machines',
    ]),
  };
}
