/** Makes a scrolling body focusable, and only a scrolling one. Rotating a phone can change which it is. */
export function reachableBody(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const measure = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  measure();
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}
