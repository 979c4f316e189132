/** The operations of coins by who may call them, for the matrix of operations and callers. */
export const coinOperations = {
  guests: ['listCoinTasks', 'listCoinTaskProducts', 'readCoinRule', 'listCoinExchange'],
  members: ['readCoinSummary', 'checkIn', 'reportCoinTask', 'claimCoinTask', 'listCoinDetails', 'exchangeCoins'],
} as const;
