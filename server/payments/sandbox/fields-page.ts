import { html, type Markup } from '#server/sandboxes/html.ts';

type Field = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly autocomplete: string;
  readonly inputmode: 'numeric' | 'text';
  readonly maxlength: number;
  readonly adornment?: Markup | undefined;
};

const brandMark = html`<span
  class="brand"
  id="brand"
  data-brand="unknown"
  role="img"
  aria-label="Card brand not known yet"
></span>`;

const fields: Record<'name' | 'number' | 'expiry' | 'cvc', Field> = {
  number: {
    id: 'number',
    label: 'Card number',
    hint: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 23,
    adornment: brandMark,
  },
  expiry: {
    id: 'expiry',
    label: 'Expiry date',
    hint: 'MM / YY',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    maxlength: 9,
  },
  cvc: { id: 'cvc', label: 'Security code', hint: 'CVC', autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 },
  name: {
    id: 'name',
    label: 'Name on card',
    hint: 'As printed on the card',
    autocomplete: 'cc-name',
    inputmode: 'text',
    maxlength: 100,
  },
};

const fieldMarkup = ({ id, label, hint, autocomplete, inputmode, maxlength, adornment }: Field) =>
  html`<div class="field" data-field="${id}">
    <label for="${id}">${label}</label>
    <div class="box">
      <input
        id="${id}"
        name="${id}"
        type="text"
        required
        placeholder="${hint}"
        autocomplete="${autocomplete}"
        inputmode="${inputmode}"
        maxlength="${maxlength}"
        autocapitalize="${id === 'name' ? 'words' : 'off'}"
        autocorrect="off"
        spellcheck="false"
        enterkeyhint="${id === 'name' ? 'done' : 'next'}"
        aria-describedby="${id}-error"
      />
      ${adornment}
    </div>
    <p class="error" id="${id}-error" aria-live="polite"></p>
  </div>`;

export const fieldsBody = (): Markup =>
  html`<form id="card" novalidate aria-label="Card details">
    ${fieldMarkup(fields.number)}
    <div class="pair">${fieldMarkup(fields.expiry)}${fieldMarkup(fields.cvc)}</div>
    ${fieldMarkup(fields.name)}
    <button type="submit" class="unseen" tabindex="-1" aria-hidden="true" disabled>Pay</button>
  </form>`;
