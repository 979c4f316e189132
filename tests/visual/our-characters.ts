import type { Page } from '@playwright/test';

/** The one face that is the system's own is drawn with ours. */
export const withoutSystemFaces = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('--lm-font-mono', 'var(--lm-font-text)', 'important'));

/**
 * The words that are drawn with a font of the system: another machine would draw them otherwise.
 * @returns the font and the element for each, nothing when all letters are of the shop's fonts
 */
export async function unknownCharacters(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const strange: string[] = [];
  const { searchId, resultCount } = await session.send('DOM.performSearch', { query: withWords });
  if (resultCount > 0) {
    const { nodeIds } = await session.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: resultCount });
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (foreign.length === 0) continue;
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      strange.push(`${foreign.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 120)}`);
    }
  }
  await session.detach();
  return strange;
}

const withWords = '//body//*[not(self::script or self::style or self::template)][text()[normalize-space()]]';
