import { closedByBack } from '#design-system/foundations/closed-by-back.ts';

/** Lets Back close an element whenever it is not `hidden`, as Escape does. */
export function backCloses(element: HTMLElement): void {
  let isOpen = new AbortController();
  const look = () => {
    isOpen.abort();
    if (element.hidden) return;
    isOpen = new AbortController();
    closedByBack(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), isOpen.signal);
  };
  new MutationObserver(look).observe(element, { attributeFilter: ['hidden'] });
  look();
}
