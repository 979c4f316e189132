const takenOver = 'lampyris:taken-over';

/**
 * A script of the head: keeps what is pressed and chosen before the page is taken over, and does it then, in its order. A
 * button that was pressed in impatience several times is pressed once; a form that has an address of its own works
 * meanwhile. A choice is seen at once, but React sets it back when it takes the page over, so it is made once more.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const earlyClicksScript = `(function(){var l=[],k=function(e){var t=e.target,b=t.closest("button");if(t.matches("[type=radio],[type=checkbox]"))l.push([t,t.checked]);else if(b&&!(b.form&&b.form.hasAttribute("action"))){e.preventDefault();if(!l.some(function(x){return x[0]===b}))l.push([b])}};addEventListener("click",k,true);addEventListener("${takenOver}",function(){removeEventListener("click",k,true);l.forEach(function(x){if(x[0].isConnected&&(x[1]===undefined||x[0].checked!==x[1]))x[0].click()})},{once:true})})()`;

/** To be called as soon as React answers to clicks. */
export function releaseEarlyClicks(): void {
  window.dispatchEvent(new Event(takenOver));
}
