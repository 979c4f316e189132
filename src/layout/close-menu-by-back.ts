/** Lets Back close the menu of the bar. The code for it comes when the menu is first opened: what the bar brings itself, every page loads. */
export function closeMenuByBack(): void {
  const menu = document.getElementById('site-menu');
  if (menu)
    new MutationObserver((_, first) => {
      first.disconnect();
      // Where it does not come, Back leads on.
      void import('./menu-closed-by-back.ts').then(
        (code) => code.backCloses(menu),
        () => undefined,
      );
    }).observe(menu, { attributeFilter: ['hidden'] });
}
