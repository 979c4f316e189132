/** A body that scrolls is reached by keyboard; one that does not is no stop on the way. */
export function reachableBody(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}
