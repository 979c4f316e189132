import type { Page } from '@playwright/test';

/**
 * Pairs of surfaces in the colour that means "lit" or "buy" which one screen shows together; the art direction allows one.
 * What stays in view while the page scrolls is left out: it comes when its button in the page has gone.
 */
export const amberPairs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const smallest = 28;
    const amber = getComputedStyle(document.documentElement).getPropertyValue('--lm-color-brand-bg');
    const context = document.createElement('canvas').getContext('2d');
    const normalised = (colour: string): string => {
      if (!context) return colour;
      context.fillStyle = colour;
      return String(context.fillStyle);
    };
    const stays = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const surfaces = [...document.querySelectorAll('main *')].flatMap((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const { top, bottom, width, height } = element.getBoundingClientRect();
      if (width < smallest || height < smallest || normalised(backgroundColor) !== normalised(amber)) return [];
      if (!element.checkVisibility() || stays(element)) return [];
      return [{ name: (element.textContent ?? '').trim().slice(0, 40) || element.tagName, top, bottom }];
    });
    return surfaces.flatMap((first, place) =>
      surfaces
        .slice(place + 1)
        .filter((second) => Math.max(first.bottom, second.bottom) - Math.min(first.top, second.top) <= innerHeight)
        .map((second) => `${first.name} | ${second.name}`),
    );
  });
