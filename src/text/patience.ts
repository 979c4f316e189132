export const patienceText = { stillWorking: 'Still working …', cancel: 'Cancel' } as const;
