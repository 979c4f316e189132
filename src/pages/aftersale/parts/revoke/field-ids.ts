/** Where the summary of errors leads to. */
export const fieldIds = { reason: 'revoke-reason', name: 'revoke-name', email: 'revoke-email' } as const;
export const lineFieldId = (lineId: string): string => `revoke-line-${lineId}`;
