import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than this and nobody would call it a way. */
const farthest = 60;

interface Focus {
  readonly isThere: boolean;
  readonly name: string;
  /** On the screen, and not behind a bar. */
  readonly isInView: boolean;
  /** In view, with a ring. */
  readonly isVisible: boolean;
}

/** Whether the focus is at a place, what has it, and whether a person can see that it has. */
const focusAt = (target: Locator): Promise<Focus> =>
  target.evaluate((place) => {
    const focused = document.activeElement;
    const isThere = place === focused;
    const shown = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    /** Whether something that stays in view while the page scrolls lies on all of it. */
    const isBehindBar = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const places = [0.1, 0.5, 0.9].map(
        (part) => [left + (right - left) * part, top + (bottom - top) * part] as const,
      );
      return places.every(([x, y]) => {
        let above = document.elementFromPoint(x, y);
        while (above && !above.contains(element) && !/sticky|fixed/.test(getComputedStyle(above).position))
          above = above.parentElement;
        return above !== null && !above.contains(element);
      });
    };
    // Inside a frame the frame shows it.
    if (!focused || focused === document.body || focused instanceof HTMLIFrameElement)
      return { isThere, name: focused?.nodeName ?? 'nothing', isInView: true, isVisible: true };
    const { top, bottom } = focused.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && !isBehindBar(focused);
    const around = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling];
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
    return { isThere, name: `${focused.tagName} ${name}`, isInView, isVisible: isInView && around.some(shown) };
  });

/** Presses Tab until `target` has the focus; every stop on the way must be seen. @returns the stops */
export async function tabTo(page: Page, target: Locator): Promise<readonly string[]> {
  await expect(target).toBeVisible();
  const stops: string[] = [];
  let { isThere } = await focusAt(target);
  while (!isThere) {
    expect(stops.length, `steps to ${target.toString()}: ${stops.join(', ')}`).toBeLessThan(farthest);
    await page.keyboard.press('Tab');
    let focus = await focusAt(target);
    const look = async () => (focus = await focusAt(target));
    // A panel that slides in takes its focus into view with it.
    if (!focus.isVisible) await expect.poll(look, 'the focus can be seen').toMatchObject({ isVisible: true });
    stops.push(focus.name);
    ({ isThere } = focus);
  }
  return stops;
}

/** Presses Tab from the top of a page to its end; no stop may lie beside the screen or behind a bar. @returns how many there are */
export async function walkByTab(page: Page): Promise<number> {
  const body = page.locator('body');
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stops = 0; stops < 2 * farthest; stops += 1) {
    await page.keyboard.press('Tab');
    const { isThere, name, isInView } = await focusAt(body);
    if (isThere) return stops;
    // What slides in takes its focus into view with it.
    if (!isInView) await expect.poll(async () => (await focusAt(body)).isInView, `${name} is in view`).toBe(true);
  }
  return 2 * farthest;
}
