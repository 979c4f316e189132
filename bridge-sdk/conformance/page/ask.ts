import { element, part } from './element.ts';

/** Shows instructions, and resolves with the button that was pressed. */
export function ask(lines: readonly string[], buttons: readonly string[]): Promise<string> {
  const box = part('instruction');
  return new Promise((resolve) => {
    const choices = buttons.map((name) => {
      const button = element('button', { type: 'button' }, name);
      button.addEventListener('click', () => {
        box.replaceChildren();
        resolve(name);
      });
      return button;
    });
    box.replaceChildren(
      ...lines.map((line) => element('p', {}, line)),
      element('div', { class: 'buttons' }, ...choices),
    );
    choices[0]?.focus();
  });
}
