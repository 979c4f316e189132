/**
 * What only one place may do, each with its reason and its replacement. A ban is a rule of its own, because the linter
 * replaces, and does not merge, the options of a rule when two scopes reach the same file.
 *
 * `globals` are names no scope declares, `selectors` are esquery's; `only` and `except` are globs of oxlint, where one
 * without a slash means any folder.
 */
const tests = ['tests/**', 'server/testing/**', '**/*.test.{ts,tsx}', '**/*-fixture.ts'];
const onGlobalObject = (name) =>
  `MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(${name})$/]`;
const imported = (source, names) =>
  `ImportDeclaration[source.value='${source}'] > ImportSpecifier[imported.name=/^(${names})$/]`;

/** Where a path of one of the shop's pages begins. */
const pagePath =
  '^\\u002F(home|profile|collections|compare|product-detail|account|shopping-cart|order|payment|faq|coupon|coin|prom|support|user-manual)([\\u002F?#]|$)';

/** A statement that opens a page or does something there. */
const acts =
  'ExpressionStatement:matches(' +
  '[expression.argument.callee.name=/^(open|openRunning|openSimulator)$/], ' +
  '[expression.argument.callee.property.name=/^(goto|reload|goBack|goForward|click|dblclick|tap|press|check|uncheck|selectOption|fill|hover)$/])';

const expects =
  "CallExpression:matches([callee.name='expect'], [callee.object.name='expect'][callee.property.name='soft'])";

/** A property or a variable that holds how long something may take. */
const timeout = '^(timeout|\\w*Timeout)$';
const isNumber = (path) => `:matches([${path}.raw=/^\\d/], [${path}.type='BinaryExpression'][${path}.operator='*'])`;

/** What a locator says of this moment alone. */
const reads = 'isVisible|isHidden|isEnabled|isDisabled|isChecked|textContent|innerText|inputValue|getAttribute|count';

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
    // The card form of the sandbox is a page of the provider.
    except: ['src/storage/**', 'server/payments/sandbox/assets/**', ...tests],
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
      'server/{config,main,start,start-shop,seed,dev}.ts',
      'server/ops/main.ts',
      'server/{payments,carriers,beacons}/sandbox/main.ts',
      'tools/**',
      './*.config.ts',
      ...tests,
    ],
  },
  'named-exports': {
    reason: 'A named export keeps one name for one thing. Only a page, loaded by the route table, has a default.',
    selectors: ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"],
    // Vitest calls the default export of its global set-up, and runners that of a reporter; a declaration says what a
    // package exports.
    except: [
      'src/pages/**',
      './*.config.ts',
      'tests/*/playwright.config.ts',
      'tools/reach/knip.config.ts',
      '**/*.stories.tsx',
      '{server/testing,tests/fixtures}/setup-*.ts',
      'tools/stages/{vitest,playwright}-reporter.ts',
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
      'src/pages/plain-pages.tsx',
      'src/routing/redirects.ts',
      'rules/help-links.ts',
      'rules/page-paths.ts',
      'server/seed/**',
      'src/testing/**',
      'machines/*/{model,scenarios}.ts',
      ...tests,
    ],
  },
  'pages-through-open': {
    reason:
      'A page that was opened and has not been taken over is a picture of a page: what is read or pressed there is a race. Open it with tests/e2e/steps/open.ts.',
    selectors: ["CallExpression[callee.property.name='goto']"],
    only: ['tests/e2e/**/*.ts'],
    except: [
      'tests/e2e/steps/{open,simulator}.ts',
      // They wait for more than that.
      'tests/e2e/{pages/look,screenshots}.ts',
      // What is seen and pressed before the code is there, or while it is held back or lost.
      'tests/e2e/habits/{code-after-paint,early-input,first-layout,first-view,first-work,hydration}.spec.ts',
      'tests/e2e/{journeys/home-rewards,shell/late-code}.spec.ts',
      // Documents that are none of the shop's pages: of the bank, of developers, of an attacker, or nothing at all.
      'tests/e2e/{journeys/redirect-bank,shell/inbox}.spec.ts',
      'tests/e2e/hostile/{answers,documents,targets}.spec.ts',
      'tests/e2e/habits/storage-states.spec.ts',
      // An app around the page is crashed or silent, and both wait for it.
      'tests/e2e/shell/{every-page,frame}.spec.ts',
    ],
  },
  'pages-run-before-they-are-left': {
    reason:
      'A page that is left before its machines run has not kept what its address says, or does so while the next one comes. Open it with openRunning, or wait for what it shows.',
    selectors: [
      "ExpressionStatement[expression.argument.callee.name='open'] + ExpressionStatement[expression.argument.callee.name=/^(open|openRunning)$/]",
      "ExpressionStatement[expression.argument.callee.name='open'] + ExpressionStatement[expression.argument.callee.property.name=/^(goto|reload|goBack|goForward|close)$/]",
    ],
    only: ['tests/e2e/**/*.ts'],
    except: [],
  },
  'absence-after-presence': {
    reason:
      'What has not come yet is absent as well. Wait for what appears first, or say with goesAway of tests/e2e/steps/goes-away.ts that it was there.',
    selectors: [
      `${acts} + ExpressionStatement > AwaitExpression > CallExpression[callee.property.name='toBeHidden']`,
      `${acts} + ExpressionStatement > AwaitExpression > CallExpression[callee.property.name='toHaveCount'][arguments.0.value=0]`,
      `${acts} + ExpressionStatement > AwaitExpression > CallExpression[callee.object.property.name='not'][callee.property.name=/^toBe(Visible|Attached|InViewport)$/]`,
      "CallExpression[callee.property.name='waitFor'] Property[key.name='state'] > Literal[value=/^(hidden|detached)$/]",
    ],
    only: ['tests/**/*.ts'],
    // It measures the time until a dialog has gone.
    except: ['tests/speed/**'],
  },
  'facts-that-wait': {
    reason:
      'A value that is read once is read too early on a busy machine. Let the assertion wait: toBeVisible, toHaveText, toHaveCount, toHaveAttribute, toHaveValue; or expect.poll.',
    selectors: [
      `${expects} > AwaitExpression > CallExpression[callee.property.name=/^(${reads})$/]`,
      `${expects} > LogicalExpression > AwaitExpression > CallExpression[callee.property.name=/^(${reads})$/]`,
    ],
    only: ['tests/**/*.ts'],
    // The most that a page may hold, once it is quiet.
    except: ['tests/e2e/habits/first-view.spec.ts'],
  },
  'no-wait-for-time': {
    reason:
      'A time is too long on one machine and too short on another, and a network is idle also before it is used. Wait for what appears; `quiet` of tests/e2e/steps/open.ts is for who says that something was not asked for.',
    selectors: ["MemberExpression[property.name='waitForTimeout']", "Literal[value='networkidle']"],
    only: ['tests/**/*.ts'],
    except: [
      'tests/e2e/steps/open.ts',
      // They count what a whole visit asks for or renders.
      'tests/e2e/habits/{first-layout,first-view,first-work,hydration}.spec.ts',
      'tests/e2e/shell/late-code.spec.ts',
      'tests/start/theme-files.test.ts',
      // Pictures and measurements, which prove nothing.
      'tests/e2e/screenshots.ts',
      'tests/speed/**',
    ],
  },
  'limits-in-limits': {
    reason:
      'A number that is enough here ends on a slow machine what does not hang, and vi.waitFor gives up after a second. Leave it to the limits of the configuration, with expect.poll, or take it from tests/limits.ts: factLimit, startLimit, testLimit, limitFor.',
    selectors: [
      `Property[key.name=/${timeout}/]${isNumber('value')}`,
      `VariableDeclarator[id.name=/${timeout}/]${isNumber('init')}`,
      `CallExpression:matches(${['callee', 'callee.object', 'callee.callee.object'].map((path) => `[${path}.name=/^(test|it|describe|before(All|Each)|after(All|Each))$/]`).join(', ')}) > :matches(Literal[raw=/^\\d/], BinaryExpression[operator='*'])`,
      `CallExpression[callee.property.name=/^setDefault(Navigation)?Timeout$/]${isNumber('arguments.0')}`,
      `CallExpression[callee.object.name='AbortSignal'][callee.property.name='timeout']${isNumber('arguments.0')}`,
      `BinaryExpression[left.callee.property.name='now']${isNumber('right')}[left.callee.object.name='performance']`,
      "MemberExpression[object.name='vi'][property.name=/^wait(For|Until)$/]",
      "MemberExpression[object.name='test'][property.name='slow']",
    ],
    only: [...tests, 'machines/verify/**', './*.config.ts'],
    except: [
      // What the shop itself allows.
      'rules/limits.test.ts',
      'machines/verify/lamp-fixture.ts',
    ],
  },
  'timers-to-a-time': {
    reason:
      'Files of a worker share one clock: running all of its timers runs those of others, and never ends where one sets the next. Run them up to a time: advanceTimersByTime, runOnlyPendingTimers.',
    selectors: ['MemberExpression[property.name=/^runAllTimers(Async)?$/]'],
    except: [],
  },
  'axe-at-rest': {
    reason:
      'A colour on its way has a contrast of its own. Ask axe through axeFaults of tests/fixtures/axe.ts, which waits.',
    selectors: ["NewExpression[callee.name='AxeBuilder']"],
    except: [
      'tests/fixtures/axe.ts',
      // It looks into the frame of another origin, too; nothing fades there.
      'server/payments/sandbox/fields.test.ts',
      // It waits for its theme and for all that moves.
      'tests/start/developers-pages.test.ts',
    ],
  },
};
