import { serverArrows } from './server-arrows.ts';

/** The arrows of ARCHITECTURE.md as a table: what a layer may import. A layer always may import itself. */
export interface Layer {
  /** Folders of ours; `types:` in front of one allows `import type` only. */
  readonly folders: readonly string[];
  /** Packages by name or leading part; undefined allows every package that no other line forbids. */
  readonly packages?: readonly string[];
  readonly never?: readonly string[];
}

const serverPackages = [
  'fastify',
  '@fastify/',
  'kysely',
  'better-sqlite3',
  'pg',
  'nodemailer',
  '@node-rs/',
  'pino',
  'node:',
];
const browserPackages = [
  'react',
  'react-dom',
  'radix-ui',
  'wouter',
  '@tanstack/',
  '@vanilla-extract/',
  '@xstate/react',
];

/** What every part of the web app with a face or an effect may use. */
const application = [
  'src/hooks',
  'src/routing',
  'src/api',
  'src/storage',
  'src/analytics',
  'src/head',
  'src/text',
  'machines',
  'design-system',
  'design-system/components/light-preview',
  'rules',
  'openapi',
];

export const arrows: Readonly<Record<string, Layer>> = {
  rules: { folders: [], packages: [] },
  openapi: { folders: [], packages: [] },
  themes: { folders: [], packages: [] },
  // React is an optional peer of its hooks; everything else needs nothing.
  'bridge-sdk': { folders: [], packages: ['react'] },
  // A page for developers that is never part of the package.
  'bridge-sdk/simulator': { folders: ['bridge-sdk'], packages: ['react', 'react-dom', '@fontsource-variable/'] },
  machines: { folders: ['rules', 'types:openapi', 'types:bridge-sdk'], packages: ['xstate'] },
  'design-system': {
    folders: ['themes'],
    packages: ['react', 'react-dom', 'radix-ui', '@vanilla-extract/', '@fontsource-variable/', 'get-nonce'],
  },
  // Light is mixed by one formula, here and by the server.
  'design-system/components/light-preview': {
    folders: ['design-system', 'rules'],
    packages: ['react', '@vanilla-extract/'],
  },
  // The site of the design system; the stories and tests beside the components take their lamps from it.
  'design-system/docs': {
    folders: ['design-system', 'design-system/components/light-preview', 'themes', 'media'],
    packages: ['react', '@storybook/', 'storybook', '@vanilla-extract/'],
  },
  ...serverArrows(browserPackages),
  'src/text': { folders: ['rules'], packages: [] },
  'src/storage': { folders: ['rules', 'types:openapi'], never: serverPackages },
  'src/api': { folders: ['src/storage', 'src/text', 'rules', 'openapi'], never: serverPackages },
  'src/analytics': { folders: ['src/storage', 'src/api', 'rules', 'types:openapi'], never: serverPackages },
  'src/head': { folders: ['src/api', 'src/text', 'src/routing', 'rules', 'types:openapi'], never: serverPackages },
  'src/actors': { folders: [...application, 'bridge-sdk', 'themes'], never: serverPackages },
  // The kit that every form is made with; it knows no form, no text and no route.
  'src/forms': {
    folders: ['src/actors', 'src/api', 'src/storage', 'rules', 'design-system'],
    never: serverPackages,
  },
  'src/widgets': { folders: ['src/forms', 'src/actors', ...application], never: serverPackages },
  // What a page of any area may be composed of; a block knows no page.
  'src/blocks': { folders: ['src/widgets', 'src/actors', ...application], never: serverPackages },
  'src/layout': { folders: ['src/pages', 'src/widgets', 'src/actors', ...application], never: serverPackages },
  'src/pages': {
    folders: ['src/blocks', 'src/widgets', 'src/forms', 'src/actors', ...application],
    never: serverPackages,
  },
  // What only a developer sees: reached by one dynamic import that no build follows.
  'src/dev': { folders: ['src/actors', ...application], never: serverPackages },
  // What is known of a page before its code is there; the code itself is imported by src/pages/pages.ts.
  'src/routing': {
    folders: ['src/api', 'src/text', 'rules', 'types:openapi'],
    never: serverPackages,
  },
  // What every component may use, without the machines: its place, its connection, values of an actor it is given.
  'src/hooks': {
    folders: ['src/routing', 'src/api', 'rules', 'types:openapi'],
    never: serverPackages,
  },
  // What component tests render with; `isTest` lets only tests import it.
  'src/testing': { folders: ['src/layout', 'src/widgets', 'src/actors', ...application], never: serverPackages },
  // The entries compose the rest.
  'src/app': {
    folders: [
      'src/pages',
      'src/layout',
      'src/widgets',
      'src/actors',
      'src/dev',
      ...application,
      'bridge-sdk',
      'themes',
    ],
    never: serverPackages.filter((name) => name !== 'node:'),
  },
};

/**
 * Folders that only these programs may import, and tests with their fixtures: what the seed says reaches the running
 * shop through the tables that the seed fills.
 */
export const reserved: Readonly<Record<string, readonly string[]>> = {
  'server/seed': [
    'server/start-shop.ts',
    'server/main.ts',
    'server/seed.ts',
    'server/dev.ts',
    'server/testing/templates.ts',
  ],
};

/** Programs around the product: they may import all of it and nothing of it may import them. */
export const outside = ['.storybook', 'tests', 'tools', '.'];
