// Made from themes/tokens.json by design-system/theme/generate.ts. Change the tokens, not this file.

export const contractVersion = '31776a';
