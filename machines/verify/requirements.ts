/** Sentences about a flow that another part of the house keeps: the file, and the words of its test. */
export const provedOutside: Readonly<Record<string, readonly [file: string, test: string]>> = {
  'S4.session.03': ['src/api/api.test.ts', 'of login is a form error'],
  'S4.refresh.11': ['src/actors/token-effects.test.ts', 'takes the pair another tab has fetched meanwhile'],
};
