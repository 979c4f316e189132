import { describe, expect, test } from 'vitest';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import { revokeText } from '#src/text/revoke.ts';
import { changeOf, checkInput, inputOf } from './revoke-fields.ts';

const declared = { name: 'Ola Nowak', email: 'o•••@lampyris.test' };
const lines = [{ lineId: 'L1', quantity: 2 }];
const draft: RevokeDraft = { mode: 'WITHDRAW', lines, gifts: [], reason: null, details: {} };
const modes = [
  { mode: 'WITHDRAW', needsReason: false, lines, gifts: [] },
  { mode: 'CANCEL_PAID', needsReason: true, lines: [], gifts: [] },
];
const withdrawal = { mode: 'WITHDRAW', declared } as const;
const input = inputOf(draft, withdrawal);
const said = (errors: object) => Object.entries(errors).filter(([, message]) => message !== undefined);

describe('the fields of a withdrawal', () => {
  test('start with the declaration as the order knows its buyer', () => {
    expect(input).toEqual({ lines, gifts: [], reason: '', note: '', ...declared });
    expect(inputOf({ ...draft, details: { declaredName: '' } }, withdrawal).name).toBe('');
  });

  test('leave the draft as it is while nothing is changed', () => {
    expect(changeOf(input, withdrawal)).toEqual({ lines, gifts: [], reason: null, details: {} });
  });

  test('put what is typed into the draft, the address without spaces around it', () => {
    const typed = { ...input, reason: 'CHANGED_MIND', note: 'Too bright.', name: 'Ada', email: ' ada@lampyris.test ' };
    expect(changeOf(typed, withdrawal)).toEqual({
      lines,
      gifts: [],
      reason: 'CHANGED_MIND',
      details: { note: 'Too bright.', declaredName: 'Ada', declaredEmail: 'ada@lampyris.test' },
    });
  });

  test('keep a declaration out of a cancellation that asks for none', () => {
    expect(changeOf(inputOf(draft, {}), {}).details).toEqual({});
  });
});

describe('the rules of a withdrawal', () => {
  test('accept the address of the order as it is shown, masked', () => {
    expect(said(checkInput(input, withdrawal, modes))).toEqual([]);
  });

  test('refuse a name of blanks and an address that is none', () => {
    const { nameMissing, emailInvalid } = revokeText.declaration;
    expect(said(checkInput({ ...input, name: ' ', email: 'ola@' }, withdrawal, modes))).toEqual([
      ['name', nameMissing],
      ['email', emailInvalid],
    ]);
    expect(said(checkInput({ ...input, name: 'Ola', email: 'ola@lampyris.test' }, withdrawal, modes))).toEqual([]);
  });

  test('ask for a line, and a cancellation for its reason, but not for a declaration', () => {
    expect(said(checkInput({ ...input, lines: [] }, withdrawal, modes))).toEqual([['lines', revokeText.lines.missing]]);
    expect(said(checkInput({ ...input, name: '' }, { mode: 'CANCEL_PAID' }, modes))).toEqual([
      ['reason', revokeText.reason.missing],
    ]);
  });
});
