import { stored } from '../storage/keys.ts';

const { token, cart } = stored;

/**
 * A script of the head: marks a page in whose browser a cart may be kept, because somebody is logged in, has put something
 * aside or uses an app. The server renders the cart as one who has nothing sees it; this keeps it from flashing.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const keptCartScript = `(function(e){try{if(e.hasAttribute("data-embedded")||localStorage.getItem("${token.key}")||/"sku"/.test(localStorage.getItem("${cart.key}")))e.setAttribute("data-kept-cart","")}catch(x){}})(document.documentElement)`;
