import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has run or nearly run in this document. */
    executions?: string[];
    /** Tells where in a piece of a page something could run. */
    dangersIn?: (root: ParentNode) => string[];
  }
}

/**
 * Writes down in every document whatever a hostile text manages to do: a call of a dialog (each of them calls one), a
 * handler, a script or an address that runs among the elements, whenever they stand in the page, and what the policy had
 * to refuse.
 */
export async function watchExecutions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const executions: string[] = [];
    const running = /^(?:javascript|vbscript|data):/;
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'to', 'poster'];
    // Chromium takes white space and control characters out of a scheme before it looks at it.
    const schemeOf = (text: string) => text.replaceAll(/[\s\u0000-\u0020]/g, '').toLowerCase();
    // Neither a picture nor a date for a calendar runs.
    const isStill = (text: string) => /^data:(?:image\/|text\/calendar)/.test(schemeOf(text));
    const dangersOf = (element: Element): string[] =>
      [...element.attributes]
        .filter(({ name, value }) => {
          if (/^on|^srcdoc$/i.test(name)) return true;
          if (!addresses.includes(name) || isStill(value)) return false;
          // A picture of such an address shows nothing and runs nothing.
          return element.localName !== 'img' && running.test(schemeOf(value));
        })
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`);
    const dangersIn = (root: ParentNode) => {
      const inside = [...root.querySelectorAll('*')].flatMap(dangersOf);
      return root instanceof Element ? [...dangersOf(root), ...inside] : inside;
    };
    for (const name of ['alert', 'confirm', 'prompt'] as const) {
      Object.defineProperty(window, name, { value: (text: unknown) => void executions.push(`${name}(${text})`) });
    }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      if (effectiveDirective !== 'img-src') executions.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const touched = type === 'attributes' ? [target] : [...addedNodes];
        for (const node of touched) if (node instanceof Element) executions.push(...dangersIn(node));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { executions, dangersIn });
  });
}

/** Undefined where nobody has watched. */
export const executions = (page: Page) => page.evaluate(() => window.executions);
