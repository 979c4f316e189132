// Generated from errors.yaml by `npm run generate`; edit the table there.

export interface ErrorEntry {
  /** The body status of the envelope; HTTP stays 200. */
  readonly status: number;
  /** What the shopper reads. */
  readonly message: string;
}

export const errors = {
  BAD_REQUEST: { status: 400, message: "Please check the highlighted fields." },
  UNAUTHORIZED: { status: 401, message: "Please log in again." },
  FORBIDDEN: { status: 403, message: "This is not available to you." },
  NOT_FOUND: { status: 404, message: "We could not find that." },
  RATE_LIMITED: { status: 429, message: "Too many attempts. Please wait a moment." },
  INTERNAL: { status: 500, message: "Something went wrong. Please try again." },
  UNAVAILABLE: { status: 503, message: "The shop is having a short break. Please try again in a moment." },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: "This request needs an idempotency key." },
  IDEMPOTENCY_MISMATCH: { status: 409, message: "This request was already sent with other contents." },
  IDEMPOTENCY_BUSY: { status: 409, message: "This request is already being worked on." },
  AUTH_EMAIL_TAKEN: { status: 409, message: "An account with this e-mail exists already." },
  AUTH_BAD_CREDENTIALS: { status: 401, message: "E-mail or password is not right." },
  AUTH_CODE_WRONG: { status: 422, message: "That code is not right." },
  AUTH_CODE_EXPIRED: { status: 422, message: "That code has expired. Please ask for a new one." },
  AUTH_CODE_TOO_SOON: { status: 429, message: "A code is on its way. You can ask for another in a moment." },
  AUTH_TICKET_INVALID: { status: 422, message: "Please confirm your e-mail again." },
  AUTH_LOCKED: { status: 429, message: "Too many attempts. Please try again later." },
  AUTH_PASSWORD_WEAK: { status: 422, message: "Use 8 to 64 characters with a letter and a digit, and not your e-mail." },
  CART_LINES_LIMIT: { status: 422, message: "Your cart holds at most 50 different items." },
  CART_QTY_LIMIT: { status: 422, message: "That is more than one order can hold." },
  OUT_OF_STOCK: { status: 422, message: "This item is out of stock." },
  OFF_SALE: { status: 422, message: "This item is not sold any more." },
  NOT_IN_MARKET: { status: 422, message: "This item is not sold in your region." },
  PRICE_CHANGED: { status: 409, message: "A price has changed." },
  MERGE_DUPLICATE: { status: 409, message: "This cart was merged already." },
  ADDR_FIELD: { status: 422, message: "Please check the address." },
  ADDR_COUNTRY_MARKET: { status: 422, message: "We do not deliver to this country from this market." },
  ADDR_LIMIT: { status: 422, message: "You can keep at most 20 addresses." },
  SHIP_NONE: { status: 422, message: "We cannot deliver these items to this address." },
  QUOTE_STALE: { status: 409, message: "Prices or stock have changed. Please check your order once more." },
  QUOTE_PROBLEMS: { status: 422, message: "Some items need your attention." },
  CART_EMPTY: { status: 422, message: "There is nothing to order yet." },
  ORDER_STATE: { status: 409, message: "The order has moved on. Please look at it again." },
  ORDER_EXPIRED: { status: 409, message: "The time to pay this order is over." },
  ORDER_RELEASED: { status: 409, message: "The order is already being packed." },
  PAY_IN_PROGRESS: { status: 409, message: "A payment for this order is in progress." },
  PAY_ALREADY: { status: 409, message: "This order is already paid." },
  PAY_DECLINED: { status: 422, message: "The payment was declined. Please try another way to pay." },
  PAY_FRAUD: { status: 422, message: "This payment could not be accepted." },
  PAY_TIMEOUT: { status: 422, message: "The payment took too long. Please try again." },
  PAY_METHOD: { status: 422, message: "This way to pay is not available here." },
  PAY_UNAVAILABLE: { status: 503, message: "Our payment partner does not answer. Please try again or choose another way to pay." },
  PAY_STATE_INVALID: { status: 422, message: "Look at your order before you pay again." },
  REVOKE_PERIOD: { status: 422, message: "The time for this has passed." },
  REVOKE_NOTHING_LEFT: { status: 422, message: "Everything of this order has been given back already." },
  REVOKE_EXCLUDED: { status: 422, message: "This order cannot be cancelled here." },
  REVIEW_TOO_EARLY: { status: 409, message: "You can review this as soon as it has arrived." },
  REVIEW_OWN: { status: 409, message: "This is your own review." },
  REVIEW_EXISTS: { status: 409, message: "You have reviewed this already." },
  FAVOURITE_LIMIT: { status: 422, message: "You can keep at most 200 favourites." },
  SHARE_CODE_UNKNOWN: { status: 404, message: "We do not know this code." },
  MEDIA_TYPE: { status: 422, message: "Please use a JPEG, PNG or WebP picture, or an MP4 video." },
  MEDIA_SIZE: { status: 422, message: "That file is too large: pictures up to 8 MB, videos up to 60 MB." },
  BILL_ISSUED: { status: 409, message: "The invoice has been issued and cannot be changed any more." },
  MAIL_LINK_INVALID: { status: 422, message: "This link is not valid any more. Please ask for a new one." },
  MAIL_TOPIC_LOCKED: { status: 422, message: "We need to write to you about your orders." },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;
