/** Lets Back close the menu of the bar, as Escape does. It comes with the machines: what the bar brings itself, every page loads first. */
export function closeMenuByBack(): void {
  const menu = document.getElementById('site-menu');
  if (!menu) return;
  const close = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  let isOpen = new AbortController();
  const changed = () => {
    isOpen.abort();
    if (menu.hidden) return;
    const { signal } = (isOpen = new AbortController());
    void import('#design-system/foundations/closed-by-back.ts').then((code) => code.closedByBack(close, signal));
  };
  new MutationObserver(changed).observe(menu, { attributeFilter: ['hidden'] });
}
