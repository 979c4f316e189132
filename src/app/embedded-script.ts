import { shellNames } from '#bridge-sdk/src/shell-names.ts';

const { flag, call } = shellNames;

/**
 * A script of the head: marks a page inside an app before anything is painted, so that bar and footer never flash. The
 * server renders the same for all. It looks where the bridge looks: flag and function, both, or a host around the frame.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const embeddedScript = `(function(w){var k=w.webkit,m=k&&k.messageHandlers;if(w.${flag}===true&&(w.${call}||m&&m.${call}||w.ReactNativeWebView)||w.parent!==w&&document.querySelector('meta[name="app-hosts"]'))document.documentElement.setAttribute("data-embedded","")})(window)`;
