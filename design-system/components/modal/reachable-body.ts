/** A body that scrolls is reached by keyboard; one that does not is no stop on the way. A turned phone changes which it is. */
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
