export const slowRequestText = { stillWorking: 'Still working …', cancel: 'Cancel' } as const;
