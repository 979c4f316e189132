/** Markup that is already safe to send. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | readonly Markup[] | string | number | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const render = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((one) => one.text).join('');
  return String(part).replace(/[&<>"']/g, (char) => entities[char] ?? char);
};

/** Template tag for pages: everything put in is escaped unless it is itself `html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + (index < parts.length ? render(parts[index]) : '')).join(''));
