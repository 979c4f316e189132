/**
 * What only one place may do, each with its reason and its replacement. A ban is a rule of its own, because ESLint
 * replaces, and does not merge, the options of `no-restricted-syntax` when two blocks reach the same file.
 *
 * `globals` are names no scope declares, `selectors` are ESLint selectors; `only` and `except` are globs.
 */
const tests = ['tests/**', 'server/testing/**', '**/*.test.{ts,tsx}', '**/*-fixture.ts'];
const onGlobalObject = (name) =>
  `MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(${name})$/]`;
const imported = (source, names) =>
  `ImportDeclaration[source.value='${source}'] > ImportSpecifier[imported.name=/^(${names})$/]`;

/** Where a path of one of the shop's pages begins. */
const pagePath =
  '^\\u002F(home|profile|collections|product-detail|account|shopping-cart|order|payment|faq|coupon|coin|prom|support|user-manual)([\\u002F?#]|$)';

export const bans = {
  'fetch-in-api': {
    reason:
      'A request outside src/api misses the headers, the time-out and the 401 handling. Call the client of src/api.',
    globals: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
    selectors: [onGlobalObject('fetch'), "MemberExpression[property.name='sendBeacon']"],
    // The simulator signs in and uploads as an app does: beside the page.
    except: ['src/api/**', 'bridge-sdk/simulator/**', 'server/**', 'tools/**', ...tests],
  },
  'storage-in-storage': {
    reason: 'Every stored value has a key, a schema and a default. Read and write it through src/storage.',
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
    selectors: [
      onGlobalObject('localStorage|sessionStorage|indexedDB'),
      "MemberExpression[object.name='document'][property.name='cookie']",
    ],
    except: ['src/storage/**', ...tests],
  },
  'actors-in-actors': {
    reason: 'Machines are started in src/actors, where their effects are injected. Use an actor from there.',
    selectors: [
      imported('xstate', 'createActor|interpret'),
      imported('@xstate/react', 'useMachine|useActor|useActorRef'),
    ],
    except: ['src/actors/**', 'machines/verify/**', 'machines/*/scenarios.ts', ...tests],
  },
  'radix-in-design-system': {
    reason: 'Behaviour and looks meet in one place. Use a component of #design-system/index.ts.',
    selectors: ['ImportDeclaration[source.value=/^(radix-ui|@radix-ui.*)(\\u002F.*)?$/]'],
    except: ['design-system/**'],
  },
  'text-as-text': {
    reason: 'Markup from a string is refused by Trusted Types and is how scripts get in. Render elements from data.',
    selectors: [
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      "Property[key.name='dangerouslySetInnerHTML']",
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
      "CallExpression[callee.property.name='insertAdjacentHTML']",
      "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    ],
    except: [],
  },
  'one-frame': {
    reason:
      'A frame is a hole in the security policy; one component sandboxes them all. Use Frame of design-system/components/frame-host.',
    selectors: [
      "JSXOpeningElement[name.name='iframe']",
      "CallExpression[callee.property.name='createElement'] > Literal[value='iframe']",
    ],
    // The simulator frames the shop, as an app does with its web view.
    except: [
      'design-system/components/frame-host/frame.tsx',
      'bridge-sdk/simulator/**',
      'server/payments/sandbox/**',
      ...tests,
    ],
  },
  'shell-in-bridge': {
    reason: 'Only bridge-sdk knows how the native shell is called. Use the bridge.',
    globals: ['LampyrisNative', 'LampyrisWebView'],
    selectors: ['MemberExpression[property.name=/^Lampyris(Native|WebView)$/]'],
    except: ['bridge-sdk/**', ...tests],
  },
  'no-style-attribute': {
    reason:
      'The security policy refuses style attributes in server-rendered markup. Use a class, a variant or width and height.',
    selectors: ["JSXAttribute[name.name='style']"],
    only: ['{src,design-system}/**/*.tsx'],
    except: tests,
  },
  'injected-clock': {
    reason: 'Time is an input, so that a test can stand at any instant. Take it from the injected clock.',
    selectors: [
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
    ],
    only: ['{server/shop,server/telemetry,rules,machines}/**/*.ts'],
    except: tests,
  },
  'injected-chance': {
    reason: 'Chance is an input, so that a failing run can be repeated. Take it from an injected source.',
    selectors: ["CallExpression[callee.object.name='Math'][callee.property.name='random']"],
    only: ['{server/shop,server/telemetry,rules,machines}/**/*.ts'],
    except: tests,
  },
  'colours-in-themes': {
    reason: 'A raw colour has no night. Use a variable of the theme contract; the values live in themes/.',
    selectors: [
      'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
      'Literal[value=/\\b(rgba?|hsla?|oklch)\\(/]',
      'TemplateElement[value.raw=/#[0-9a-f]{6}\\b/i]',
    ],
    only: ['{src,design-system}/**/*.{ts,tsx}'],
    // The mean colours of pictures, by day and by night.
    except: ['design-system/theme/**', 'src/widgets/scene-picture/{scenes,entry-scenes}.ts', ...tests],
  },
  'environment-in-config': {
    reason: 'The environment is parsed once, with a sentence for every mistake. Take the value from server/config.ts.',
    selectors: ["MemberExpression[object.name='process'][property.name='env']", imported('node:process', 'env')],
    // The programs hand the whole environment to the parser.
    except: [
      'server/{config,main,start,seed,dev}.ts',
      'server/ops/main.ts',
      'server/{payments,carriers}/sandbox/main.ts',
      'tools/**',
      '*.config.ts',
      ...tests,
    ],
  },
  'named-exports': {
    reason: 'A named export keeps one name for one thing. Only a page, loaded by the route table, has a default.',
    selectors: ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"],
    // Vitest calls the default export of its global set-up; a declaration says what a package exports.
    except: [
      'src/pages/**',
      '*.config.{ts,js}',
      'tests/*/playwright.config.ts',
      '**/*.stories.tsx',
      '{server/testing,tests/fixtures}/setup-*.ts',
      '**/*.d.ts',
    ],
  },
  'addresses-in-routes': {
    reason:
      "A page's path stands in its row. Ask src/routing for `href('/order/detail', { orderNo })`; outside of src take it from rules/page-paths.ts.",
    selectors: [
      `:not(TSLiteralType, CallExpression[callee.name=/[hH]ref$/]) > Literal[value=/${pagePath}/]`,
      `TemplateElement[value.raw=/${pagePath}/]`,
    ],
    only: ['{src,server,machines,rules}/**/*.{ts,tsx}'],
    // The seed writes what an operator would write: addresses as texts.
    except: [
      'src/routing/areas/*.ts',
      'src/pages/pages.ts',
      'src/routing/redirects.ts',
      'rules/page-paths.ts',
      'server/seed/**',
      'src/testing/**',
      'machines/*/{model,scenarios}.ts',
      ...tests,
    ],
  },
};
