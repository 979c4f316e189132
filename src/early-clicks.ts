const takenOver = 'lampyris:taken-over';

/**
 * A script of the head: keeps clicks on buttons that come before the page is taken over, and does them then. A button
 * that was pressed in impatience several times is pressed once; a form that has an address of its own works meanwhile.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const earlyClicksScript = `(function(){var s=new Set,k=function(e){var b=e.target.closest("button");if(!b||b.form&&b.form.hasAttribute("action"))return;e.preventDefault();s.add(b)};addEventListener("click",k,true);addEventListener("${takenOver}",function(){removeEventListener("click",k,true);s.forEach(function(b){if(b.isConnected)b.click()})},{once:true})})()`;

/** To be called as soon as React answers to clicks. */
export function releaseEarlyClicks(): void {
  window.dispatchEvent(new Event(takenOver));
}
