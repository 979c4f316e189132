import { expect, test, type Page } from '@playwright/test';
import { everyMail } from '#server/mail/every-mail-fixture.ts';
import { mailPicture } from '#server/shop/media/mail-picture.ts';
import { toImage } from '#server/shop/media/picture.ts';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { e2eOrigin } from '#tests/fixtures/e2e-ports.ts';
import { wholeTag } from '#tests/extent.ts';

const { url, alt, lqip } = toImage({ slug: 'dome', alt: 'Table lamp with a mushroom shade' });
const picture = { url: `${e2eOrigin}${url}${mailPicture}`, alt, color: lqip.night };
const mails = everyMail({ title: 'Dome table lamp', picture });
const themes = ['light', 'dark'] as const;
const widths = [390, 680] as const;

/** In a document of nobody's origin, as in a mail program. */
async function openMail(page: Page, { html }: (typeof mails)[number], isWithPictures: boolean): Promise<void> {
  await page.unrouteAll();
  if (!isWithPictures) await page.route('**/*.jpg', (route) => route.abort());
  await page.setContent(html);
}

/** What axe does not look at, one sentence each: words beside the page, and what a picture says where it is not loaded. */
const readingFaults = (page: Page) =>
  page.evaluate(() => {
    const lightness = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const parent = element.parentElement;
      return backgroundColor === 'rgba(0, 0, 0, 0)' && parent ? groundOf(parent) : backgroundColor;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const beside = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px beside the screen`] : [];
    const pictures = [...document.images].flatMap((image) => {
      const isLoaded = image.complete && image.naturalWidth > 0;
      const [darker = 0, lighter = 0] = [
        lightness(getComputedStyle(image).color),
        lightness(groundOf(image)),
      ].toSorted();
      return [
        ...(image.alt.trim() === '' ? ['a picture without words'] : []),
        ...((lighter + 0.05) / (darker + 0.05) < 4.5 ? ['words in place of a picture that cannot be read'] : []),
        ...(!isLoaded && image.getBoundingClientRect().height > 100 ? ['an empty box in place of a picture'] : []),
      ];
    });
    return [...beside, ...pictures];
  });

/** Landmarks are those of the program that shows it. */
const mailFaults = async (page: Page) =>
  (await axeFaults(page)).filter((fault) => !/^(?:landmark-one-main|region):/.test(fault));

const loadedPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);

for (const mail of mails) {
  const hasPicture = mail.html.includes('<img');
  const tag = mail.template === 'orderPaid' ? [] : wholeTag;
  test(`the mail ${mail.template} is read with its pictures and without them`, { tag }, async ({ page }) => {
    for (const isWithPictures of hasPicture ? [true, false] : [false]) {
      await openMail(page, mail, isWithPictures);
      expect(await loadedPictures(page)).toBe(isWithPictures ? 1 : 0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          const faults = [...(await readingFaults(page)), ...(width === 390 ? await mailFaults(page) : [])];
          expect([width, colorScheme, faults]).toEqual([width, colorScheme, []]);
        }
      }
    }
  });
}
