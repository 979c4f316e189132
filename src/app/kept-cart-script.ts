import { stored } from '../storage/keys.ts';

const { token, cart } = stored;

/**
 * A script of the head: marks a page in whose browser a cart may be kept, because somebody is logged in, has put something
 * aside or uses an app. The server renders the cart as one who has nothing sees it; this keeps it from flashing. Where somebody is
 * logged in it says so: what a member will see has its place then before it comes.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const keptCartScript = `(function(e){try{var t=localStorage.getItem("${token.key}");if(t||e.hasAttribute("data-embedded")||/"sku"/.test(localStorage.getItem("${cart.key}")))e.setAttribute("data-kept-cart",t?"member":"")}catch(x){}})(document.documentElement)`;
