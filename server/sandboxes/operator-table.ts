import { formatTimeDate } from '#rules/dates.ts';
import { html, type Markup } from './html.ts';

/** A moment in UTC, '15:04, 11/28/2026', or '-' for none. */
export const timeText = (time: number | null): string => formatTimeDate(time, { offsetMinutes: 0 });

export const table = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | Markup)[])[],
): Markup =>
  html`<section>
    <h2>${title} <span class="count">${rows.length}</span></h2>
    ${
      rows.length === 0
        ? html`<p class="none">None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      ${row.map((cell) => html`<td>${cell}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
