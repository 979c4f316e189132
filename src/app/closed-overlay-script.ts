/**
 * A script of the head: leaves an entry of the history that stood for what lay open over the page
 * (`design-system/foundations/closed-by-back.ts`). After a reload, and after Back from another document, nothing is open.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const closedOverlayScript = 'history.state&&history.state.overlay&&history.back()';
