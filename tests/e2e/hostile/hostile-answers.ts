import { expect, type Page } from '@playwright/test';
import { limitFor } from '#tests/limits.ts';
import { answered } from './contract-texts.ts';
import { texts } from './texts.ts';

interface Liar {
  /** From now on every answer is full of hostile texts. */
  isOn: boolean;
  /** Lists of an answer are repeated until they are as long. */
  length: number;
  /** But these, by operation and place, until every text is in them. */
  long: readonly string[];
  /** The text to begin with. */
  first: number;
  /** The true values to ask for in place of those of the address. */
  base: Record<string, string>;
  /** How many texts each place of each operation has been given. */
  answered: Record<string, number>;
  /** Calls under way. */
  open: number;
}

declare global {
  interface Window {
    liar?: Liar;
  }
}

/** What nobody types and no page shows as it is: keys, and where the shop's own pictures and films lie. */
const original =
  /^data\.(?:url|token|refreshToken|clientId|riskSession\.id|accessKey|quoteHash)$|fieldsUrl$|clientSecret$|nextAction\.url$|lqip|(?:image|poster|media\[\]|images\[\])\.url$|sources|captions|relit|swatches\[\]\.color$|shipMonth$/;

/**
 * Lets the shop answer as a shop would whose every text was written by somebody hostile: the answers are the true ones,
 * each free text in them is replaced, the next one each time.
 */
export async function letAnswersLie(page: Page): Promise<void> {
  const operations = answered.map(({ id, method, path, texts: free }) => ({
    id,
    method,
    path,
    places: free.map(({ place }) => place).filter((place) => !original.test(place)),
  }));
  await page.addInitScript(
    ({ operations, texts }) => {
      const stored: Partial<Liar> = JSON.parse(sessionStorage.getItem('liar') ?? '{}');
      const liar: Liar = { isOn: false, length: 1, long: [], first: 0, base: {}, ...stored, answered: {}, open: 0 };
      window.liar = liar;
      const real = window.fetch.bind(window);
      const truths = new Map<string, Promise<unknown>>();

      const lie = (value: unknown, id: string, places: ReadonlySet<string>, at: string, isInList: boolean): unknown => {
        if (typeof value === 'string') {
          if (!places.has(at)) return value;
          const name = `${id} ${at}`;
          const count = liar.answered[name] ?? 0;
          liar.answered[name] = count + 1;
          return texts[(liar.first + count) % texts.length];
        }
        if (Array.isArray(value)) {
          const count = liar.long.includes(`${id} ${at}`) ? texts.length : liar.length;
          const copies = isInList || value.length === 0 ? 1 : Math.ceil(count / value.length);
          return Array.from({ length: copies }, () => value)
            .flat()
            .map((item) => lie(item, id, places, `${at}[]`, true));
        }
        if (typeof value !== 'object' || value === null) return value;
        const isMap = [...places].some((place) => place.startsWith(`${at}{}`));
        const below = (key: string) => (isMap ? `${at}{}` : at === '' ? key : `${at}.${key}`);
        // What may be said and is not said here is said as well.
        const unsaid = [...places]
          .filter((place) => place.startsWith(`${at}.`) && /^\w+$/.test(place.slice(at.length + 1)))
          .map((place) => place.slice(at.length + 1))
          .filter((key) => !(key in value));
        return Object.fromEntries(
          [...Object.entries(value), ...unsaid.map((key) => [key, ''] as const)].map(([key, inner]) => [
            key,
            lie(inner, id, places, below(key), isInList),
          ]),
        );
      };

      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        const url = new URL(request.url);
        const operation = operations.find(({ method, path }) => path === url.pathname && method === request.method);
        if (!liar.isOn || !operation) return real(request);
        for (const [name, value] of Object.entries(liar.base))
          if (url.searchParams.has(name)) url.searchParams.set(name, value);
        liar.open += 1;
        try {
          const name = `${request.method} ${url.pathname}`;
          const read = async () => {
            const response = await real(new Request(url, request));
            const answer: { readonly data: unknown } = await response.json();
            // A page may ask for what a lie has named: the refusal is true of that request and of no later one.
            if (answer.data === null) truths.delete(name);
            return answer;
          };
          const truth = truths.get(name) ?? read();
          truths.set(name, truth);
          // One that a page gave up on is asked for again.
          truth.catch(() => truths.delete(name));
          return Response.json(lie(await truth, operation.id, new Set(operation.places), '', false));
        } finally {
          liar.open -= 1;
        }
      };
    },
    { operations, texts },
  );
}

/** Turns the lies on, from this document on. */
export const lieFromNow = (page: Page, how: Partial<Pick<Liar, 'length' | 'long' | 'first' | 'base'>>) =>
  page.evaluate((settings) => {
    const liar = { isOn: true, length: 1, long: [], first: 0, base: {}, ...settings };
    sessionStorage.setItem('liar', JSON.stringify(liar));
    Object.assign(window.liar ?? {}, liar, { answered: {} });
  }, how);

/** How many texts each place was given so far in this document. */
export const answersOf = (page: Page) => page.evaluate(() => window.liar?.answered ?? {});

/** Waits until everything that a page has asked for was answered, and all of it is shown. */
export async function settled(page: Page): Promise<void> {
  // Fifteen hundred addresses take their time.
  const longer = { timeout: limitFor(6) };
  await expect(page.locator('main h1')).toBeVisible(longer);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, longer);
  await page.evaluate(async () => {
    let size = 0;
    for (let calm = 0; calm < 10; calm += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const now = document.querySelectorAll('*').length;
      if (window.liar?.open || now !== size) calm = 0;
      size = now;
    }
  });
}

/** Shows a page again and again, under another number each time, so that it asks each time. */
export const showAgain = (
  page: Page,
  path: string,
  base: Readonly<Record<string, string>>,
  name: string,
  times: number,
) =>
  page.evaluate(
    async ({ path, base, name, times }) => {
      const turn = () => new Promise((resolve) => setTimeout(resolve));
      for (let time = 0; time < times; time += 1) {
        history.replaceState(null, '', `${path}?${new URLSearchParams({ ...base, [name]: `AGAIN${time}` })}`);
        do await turn();
        while (window.liar?.open);
        await turn();
      }
    },
    { path, base, name, times },
  );
