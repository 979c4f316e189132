/**
 * The sentences of the specification that the machines answer for. A state or a transition names them in its
 * `meta.req`; every one must be named somewhere, and nothing else may be.
 */
export const requirements = {
  'S2.skeleton.01':
    'Each browser-rendered route has its own skeleton, visible from the first paint; the skeleton of one route never flashes in another.',
  'S2.skeleton.02': 'The skeleton hides 100 ms after the page has hydrated.',
  'S2.skeleton.03':
    'If the page never hydrates the skeleton hides after 10,000 ms, a ceiling never exceeded: it hides at min(hydrated + 100 ms, 10 s).',
  'S2.back.01':
    'If history back fails, that is neither popstate nor a location change nor a page hide comes within 100 ms, the app goes to /home exactly once.',
  'S2.route-change.01': 'On each route change the host-notification storage of that path is cleared.',
  'S2.route-change.02': 'On each route change of a non-embedded visit a native-app overlay is hidden.',
  'S2.dialogs.02': 'The confirm dialog is dismissed after either choice.',
  'S2.dialogs.04': 'The revoke confirmation dialog has a confirm button and a cancel button.',
  'S2.video.01': 'A video player shows its poster first and loads no media before a tap.',
  'S2.video.02': 'A tap on the poster plays the video.',
  'S2.video.03': 'Starting one video pauses all others on the page.',
  'S2.video.04': "A failed video shows the text 'Loading failed, please try again / Tap to retry'.",
  'S2.video.05': 'A tap on the failed view reloads the video, keeping the playing position.',
  'S2.notifications.03':
    'A notice closes by itself after 1.5 s by default; hover or focus pauses it, and errors that need an action stay beside their control instead.',
  'S3.storage.30': 'The page-time records are stored.',
  'S3.records.01': 'A page-time record has path, duration, pathName, activityName and moduleId.',
  'S4.session.01':
    'A body status of 401 in a response of our own API host triggers the session-invalid handler: one refresh is tried where its band allows, otherwise a log-in is asked for.',
  'S4.session.02': 'Many 401s at once ask for log-in once.',
  'S4.session.03': 'A 401 of email/login is a form error, not an invalid session.',
  'S4.session.04': 'The local cart is kept when the session ends.',
  'S4.session.05': 'When a new account token arrives from the host and a local cart exists, the cart is synced.',
  'S4.session.06': "When the page's visibility returns to visible it asks the host app for user info.",
  'S4.refresh.01': 'With 13,824,000,000 ms (160 days) or more left of the refresh token nothing is done.',
  'S4.refresh.02':
    'With 12,960,000,000 ms (150 days) up to under 160 days left the token is refreshed with the current token; the lower bound is inclusive.',
  'S4.refresh.03':
    'From 104,544,000 ms (about 1.2 days) up to under 150 days left the stored token is set to the refresh token and a refresh is requested; the lower bound is inclusive.',
  'S4.refresh.04': 'Under 104,544,000 ms left nothing is done.',
  'S4.refresh.05':
    'Refresh failures are silent to the shopper; they are a named state and are tried again at the next trigger.',
  'S4.refresh.06': 'While the stored token is exchanged all other calls wait in a queue until the exchange ends.',
  'S4.refresh.07': 'If the exchange fails the previous token is put back.',
  'S4.refresh.09': 'The refresh check runs on becoming a member, on becoming visible and once per 24 h.',
  'S4.refresh.11': 'All tabs share one refresh.',
  'S4.cart-count.01': "A logged-in user's cart count comes from the server.",
  'S4.cart-count.02': "A guest's cart count comes from the local cart.",
  'S4.cart-count.03':
    'On a successful merge of the local cart into the account the local cart is cleared; we remove exactly the lines that were sent.',
  'S4.cart-count.04': 'On a successful merge a cartMerged event fires, once.',
  'S4.cart-count.05': 'The count is broadcast as an updateCartCount event carrying the count.',
  'S4.cart-count.06': 'The count is broadcast as an updateCartCountV2 event carrying {count, site}.',
  'S4.cart-count.07': 'During a merge the last count stays shown.',
  'S4.cart-count.08':
    "Only the current market's local list is merged, summed by key and capped to limit and stock with a visible note.",
  'S4.cart-count.09': 'A merge carries an idempotency key kept with the attempt, and happens once per new token.',
  'S4.cart.12':
    'No user command is dropped in any cart state: commands that arrive while merging or counting are queued.',
  'S4.theme.01': 'Theme id 1 is light; an unknown id counts as 1.',
  'S4.theme.02': 'Theme id 2 is dark.',
  'S4.theme.03':
    'Theme id 3 is auto: it follows the lightMode flag in the shell and the system preference in a browser.',
  'S4.theme.04': 'A theme is applied with a 300 ms transition, none under reduced motion.',
  'S4.theme.05': 'Theme files are fetched per theme.',
  'S4.theme.06': 'If fetching a non-light theme fails, light is used.',
  'S4.theme.07': 'If light fails too, built-in defaults are used; the page is never blank.',
  'S4.theme.08': 'An empty or null config raises an invalid-config error.',
  'S4.theme.09': 'After an invalid config light is tried; an invalid light leads to the built-in values.',
  'S4.theme.10':
    'The host may push a light-mode change at any time by the event notifyLightMode; it changes the theme only when the id is 3.',
  'S4.market.01': 'The host may push a market change at any time.',
  'S4.market.02': 'A pushed DE, FR, IT or ES switches the site to EU.',
  'S4.market.03': 'Any other pushed market is set directly, after normalising (GB from UK, JA from JP, unknown to EU).',
  'S4.market.04': 'After a market change the cart is refreshed after 300 ms, exactly once after the last change.',
  'S4.market.06': 'European-group countries map to EU.',
  'S4.market.07':
    'If market info takes longer than 2000 ms a European-group country yields EU; otherwise the stored site stays, else US.',
  'S4.market.08': 'A market-info reply later than the time-out is ignored.',
  'S4.navigation.01': 'Navigation mode appBrowser pushes and is the default.',
  'S4.navigation.02': 'Navigation mode appBrowserInside replaces.',
  'S4.navigation.03': 'Same-origin links navigate inside the app.',
  'S4.navigation.04': 'Cross-origin links go through /home/frame.',
  'S4.page-time.01': 'Page time is sampled every 3 s; hidden time is not counted.',
  'S4.page-time.02':
    'Report intervals cycle 5 s, 12 s, 20 s; checked on the sampling tick, so continuous use reports at 6, 18, 39, 45, 57 and 78 s; the cycle advances per attempt.',
  'S4.page-time.03': 'A report happens only when records exist.',
  'S4.page-time.04': 'A report happens only when the interval has passed since the last report.',
  'S4.page-time.05': 'Records of 300000 ms (5 min) or more are dropped.',
  'S4.page-time.06': 'Failed uploads keep their records, at most 100; the last report leaves by a keep-alive request.',
  'S4.host.01':
    'The native shell is present exactly when the window exposes a webview flag and a native call function; ours are window.LampyrisWebView === true and window.LampyrisNative.postMessage, configurable in one adapter.',
  'S4.host.02': 'Outside the shell webTitleChange falls back to a page event and storage.',
  'S4.host.03': 'Outside the shell notifyRightButton falls back to a page event and storage.',
  'S4.host.04': 'Outside the shell notifyRightMultiButton falls back to a page event and storage.',
  'S4.host.05': 'Outside the shell askToLogin falls back to a page event and storage.',
  'S4.video.01': 'An error state of a video shows the failed view with its retry prompt.',
  'S4.video.02': 'An offline state of a video shows the failed view.',
  'S4.video.03':
    'The player retries streaming: a tap retries, coming back online retries once, and there is no automatic loop.',
  'S6.roles.01': 'A guest has no account token.',
  'S6.roles.03': 'A logged-in user has an account token, sent as a Bearer authorisation.',
  'S7.shop-calls.08':
    'A failed merge is silent to the shopper, changes nothing and is tried again at the next start, sign-in or visibility.',
  'S7.page-time-upload.03': 'A page-time upload succeeds on status 200 only.',
  'S7.page-time-upload.04': 'Page-time upload failures are ignored: nothing is shown to the shopper.',
  'S8.errors.04': "Being offline shows an info toast 'Oops! Network error, please check your network and try again'.",
  'S8.errors.05': "An invalid theme config gives the error text 'Theme config validation failed for {theme}'.",
} as const satisfies Readonly<Record<string, string>>;

/** Sentences about a flow that another part of the house keeps: the file, and the words of its test. */
export const provedOutside: Readonly<
  Partial<Record<keyof typeof requirements, readonly [file: string, test: string]>>
> = {
  'S4.session.03': ['src/api/api.test.ts', 'of login is a form error'],
  'S4.refresh.11': ['src/actors/effects.test.ts', 'takes the pair another tab has fetched meanwhile'],
};
