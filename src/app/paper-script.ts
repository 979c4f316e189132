/**
 * A script of the head: what is printed is black on white, with the pictures of the day, whatever is on the screen.
 * Text, so that its hash in the policy never depends on a minifier.
 */
export const paperScript = `{
  let shown;
  const data = document.documentElement.dataset;
  addEventListener("beforeprint", () => {
    shown = data.theme;
    data.theme = "light";
  });
  addEventListener("afterprint", () => { data.theme = shown; });
}`;
