/** The operations of promotions by who may call them, for the matrix of operations and callers. */
export const promotionOperations = {
  guests: [
    'readFlashSale',
    'remindOfPromotion',
    'listSuits',
    'getSuit',
    'listSuitsOfProduct',
    'getCampaign',
    'listActivities',
    'listEarlyBirds',
    'getEarlyBird',
    'listInterestProjects',
    'getInterestProject',
    'registerInterest',
    'withdrawInterest',
    'confirmInterest',
    'getNewUserOffer',
    'getGiveaway',
  ],
  members: [
    'claimNewUserPack',
    'listPrizes',
    'claimPrize',
    'cancelOrderTogetherPrize',
    'enterGiveaway',
    'listGiveawayEntries',
  ],
} as const;
