import type { OperationId } from '../../openapi/operation-types.ts';

export interface Limit {
  /** Calls in a burst, and per `perMs` in the long run, from one network. */
  readonly calls: number;
  readonly perMs: number;
  readonly bodyBytes: number;
  /** Counted in the database, for all processes together: rare calls that cost a mail, a password hash, stock or a file. */
  readonly isShared: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const kilobyte = 1_024;

const ordinary: Limit = { calls: 600, perMs: minute, bodyBytes: 128 * kilobyte, isShared: false };

/**
 * Pages that nobody has asked for in the last minute, which are rendered for whoever does. At 0.1 s of a processor for the dearest, a home
 * (a /56, which may do twice as much as one caller) takes a fifth of one, and with the bills below less than a quarter.
 */
export const pageLimit: Limit = { ...ordinary, calls: 60 };

/** Pictures of lamps in a light that nobody has asked for in a while, which are drawn for whoever does. */
export const litPictureLimit: Limit = { ...ordinary, calls: 60 };

/** Operations that cost a mail, a password hash or money, or that tell something about a person. */
const special: { readonly [Op in OperationId]?: Partial<Limit> } = {
  checkEmail: { calls: 10 },
  sendCode: { calls: 10, perMs: 10 * minute },
  checkCode: { calls: 20, perMs: 10 * minute },
  register: { calls: 20, perMs: hour },
  login: { calls: 20, isShared: true },
  resetPassword: { calls: 10, perMs: 10 * minute },
  changePassword: { calls: 10, perMs: 10 * minute },
  changeEmail: { calls: 10, perMs: 10 * minute },
  sendEmailProof: { calls: 10, perMs: 10 * minute },
  confirmEmail: { calls: 20, perMs: 10 * minute, bodyBytes: kilobyte },
  keepOrder: { calls: 10, perMs: 10 * minute, bodyBytes: 4 * kilobyte },
  requestDeletion: { calls: 10, perMs: 10 * minute },
  exportData: { calls: 10, perMs: 10 * minute },
  refreshToken: { calls: 60 },
  createOrder: { calls: 30, isShared: true },
  createPayment: { calls: 30 },
  confirmCard: { calls: 30 },
  getBillPdf: { calls: 15 },
  previewRma: { calls: 60 },
  applyRma: { calls: 20, perMs: 10 * minute },
  messageRma: { calls: 20, perMs: 10 * minute },
  getRmaLabel: { calls: 30 },
  getProductSheet: { calls: 60 },
  getManual: { calls: 60 },
  mailPreferencesLink: { calls: 10, perMs: 10 * minute },
  changeMailPreferences: { calls: 30, bodyBytes: 4 * kilobyte },
  lookupOrder: { calls: 10, perMs: 10 * minute },
  subscribeStock: { calls: 10, perMs: 10 * minute },
  remindOfPromotion: { calls: 10, perMs: 10 * minute, bodyBytes: 4 * kilobyte },
  registerInterest: { calls: 10, perMs: 10 * minute, bodyBytes: 4 * kilobyte },
  confirmInterest: { calls: 30, bodyBytes: kilobyte },
  withdrawInterest: { calls: 30 },
  claimNewUserPack: { calls: 20, bodyBytes: kilobyte },
  enterGiveaway: { calls: 40, perMs: 10 * minute, bodyBytes: kilobyte },
  playDollMachine: { calls: 30, bodyBytes: kilobyte },
  seeDollPlay: { calls: 60, bodyBytes: kilobyte },
  claimCoupon: { calls: 30 },
  redeemCoupon: { calls: 10, perMs: 10 * minute, bodyBytes: 4 * kilobyte },
  createReview: { calls: 20, perMs: 10 * minute },
  voteHelpful: { calls: 60, perMs: 10 * minute, bodyBytes: kilobyte },
  reportReview: { calls: 10, perMs: 10 * minute, bodyBytes: kilobyte },
  askQuestion: { calls: 20, perMs: 10 * minute, bodyBytes: 16 * kilobyte },
  answerQuestion: { calls: 40, perMs: 10 * minute, bodyBytes: 16 * kilobyte },
  findSimilarQuestions: { calls: 120 },
  commentOnReply: { calls: 40, perMs: 10 * minute, bodyBytes: 8 * kilobyte },
  saveDraft: { calls: 120, bodyBytes: 16 * kilobyte },
  deleteDraft: { calls: 60, bodyBytes: kilobyte },
  likeContent: { calls: 60, perMs: 10 * minute, bodyBytes: kilobyte },
  followQuestion: { calls: 60, perMs: 10 * minute, bodyBytes: kilobyte },
  reportContent: { calls: 20, perMs: 10 * minute, bodyBytes: kilobyte },
  chooseBestReply: { calls: 60, perMs: 10 * minute, bodyBytes: kilobyte },
  editContent: { calls: 40, perMs: 10 * minute, bodyBytes: 16 * kilobyte },
  deleteContent: { calls: 40, perMs: 10 * minute, bodyBytes: kilobyte },
  applyAsAnswerer: { calls: 10, perMs: 10 * minute, bodyBytes: 8 * kilobyte },
  sendHelpFeedback: { calls: 30, perMs: 10 * minute, bodyBytes: 4 * kilobyte },
  askAssistant: { calls: 10, bodyBytes: 4 * kilobyte },
  readAssistant: { calls: 60, bodyBytes: kilobyte },
  clearAssistant: { calls: 30, bodyBytes: kilobyte },
  createTicket: { calls: 20, perMs: 10 * minute, bodyBytes: 32 * kilobyte },
  writeTicketMessage: { calls: 40, perMs: 10 * minute, bodyBytes: 32 * kilobyte },
  confirmTicket: { calls: 40, perMs: 10 * minute, bodyBytes: kilobyte },
  uploadTicketMedia: { calls: 30 },
  receiveTicketMail: { calls: 600 },
  bindShareCode: { calls: 20, perMs: 10 * minute },
  checkIn: { calls: 20 },
  reportCoinTask: { calls: 120, bodyBytes: kilobyte },
  claimCoinTask: { calls: 60, bodyBytes: kilobyte },
  exchangeCoins: { calls: 30, bodyBytes: kilobyte },
  reportPageTime: { calls: 120, bodyBytes: 96 * kilobyte },
  reportFault: { calls: 15, bodyBytes: 16 * kilobyte },
  uploadMedia: { calls: 30, isShared: true },
  receiveWebhook: { calls: 6_000 },
  receiveParcelNews: { calls: 6_000, bodyBytes: 8 * kilobyte },
  importPrices: { bodyBytes: 4 * kilobyte * kilobyte },
};

const table: Readonly<Record<string, Partial<Limit> | undefined>> = special;

export function limitOf(operationId: string): Limit {
  const limit = { ...ordinary, ...table[operationId] };
  return { ...limit, isShared: limit.isShared || limit.perMs > minute };
}
