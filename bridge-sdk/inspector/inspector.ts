import { headingOf, matches } from './entry-text.ts';
import type { InspectorLog, LogEntry } from './log.ts';
import { panelRules } from './panel-rules.ts';

export { createInspectorLog, type InspectorLog, type LogEntry, type LogOptions } from './log.ts';

export interface PanelOptions {
  /** The parent of the panel; the end of the body without it. */
  readonly parent?: HTMLElement;
}

/**
 * Shows a log in the page during development: messages, newest first, with a search and a download. All text is set as
 * text, and the rules come as a constructed style sheet, so that the strictest security policy allows the panel. Returns a
 * function that removes it.
 */
export function mountInspector(log: InspectorLog, { parent = document.body }: PanelOptions = {}): () => void {
  const make = maker(parent.ownerDocument);
  const box = make('section');
  box.setAttribute('aria-label', 'Bridge inspector');
  const root = box.attachShadow({ mode: 'open' });
  applyRules(root, parent.ownerDocument.defaultView);

  const panel = make('details');
  const count = make('summary');
  const search = make('input');
  search.type = 'search';
  search.placeholder = 'command, event or word';
  search.setAttribute('aria-label', 'Search the messages');
  const rows = make('ol');
  const bar = make('p');
  bar.append(search, button(make, 'Clear', clear), button(make, 'Save', save));
  panel.append(count, bar, rows);
  root.append(panel);
  parent.append(box);

  function rowOf(entry: LogEntry): HTMLElement {
    const row = make('li');
    const whole = make('pre');
    whole.textContent = JSON.stringify(entry.message, undefined, 2);
    const fold = make('details');
    const heading = make('summary');
    heading.textContent = headingOf(entry);
    fold.append(heading, whole);
    row.className = entry.rejected ? 'rejected' : entry.direction;
    row.append(fold);
    return row;
  }

  function show(): void {
    // A closed panel updates one line of text per message.
    const { length } = log.entries();
    count.textContent = `Bridge: ${length} ${length === 1 ? 'message' : 'messages'}`;
    if (!panel.open) return;
    const found = log.entries().filter((entry) => matches(entry, search.value));
    rows.replaceChildren(...found.reverse().map(rowOf));
  }

  function clear(): void {
    log.clear();
    show();
  }

  function save(): void {
    const file = URL.createObjectURL(new Blob([log.toJsonl()], { type: 'application/jsonl' }));
    const link = make('a');
    link.href = file;
    link.download = 'bridge.jsonl';
    link.click();
    URL.revokeObjectURL(file);
  }

  search.addEventListener('input', show);
  panel.addEventListener('toggle', show);
  const stop = log.subscribe(show);
  show();
  return () => {
    stop();
    box.remove();
  };
}

type Make = <K extends keyof HTMLElementTagNameMap>(name: K) => HTMLElementTagNameMap[K];

function maker(document: Document): Make {
  return (name) => document.createElement(name);
}

function button(make: Make, name: string, press: () => void): HTMLButtonElement {
  const made = make('button');
  made.type = 'button';
  made.textContent = name;
  made.addEventListener('click', press);
  return made;
}

/** Web views without constructed style sheets show the panel unstyled. */
function applyRules(root: ShadowRoot, view: (Window & typeof globalThis) | null): void {
  if (!view || !('adoptedStyleSheets' in root)) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(panelRules);
  root.adoptedStyleSheets = [sheet];
}
