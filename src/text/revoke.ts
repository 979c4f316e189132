import { bankDays } from '#rules/bank-days.ts';
import { fixFields } from './form-errors.ts';

/** What is said about taking an order back, in the dialog of the order and on its page. */
export const cancelText = {
  message: {
    CANCEL_UNPAID: 'You weren’t charged, and the items go back on sale.',
    CANCEL_PAID: 'We’ll stop the order and refund you.',
    CANCEL_REQUEST: 'It’s already being packed. We’ll ask the warehouse to stop it.',
    WITHDRAW: 'You send the goods back, and we refund you.',
  },
  /** Of an order that coins were exchanged for. */
  coins: {
    message: {
      CANCEL_UNPAID: 'You weren’t charged, and the items go back on sale.',
      CANCEL_PAID: 'We’ll stop the order and return your coins.',
      CANCEL_REQUEST: 'It’s already being packed. We’ll ask the warehouse to stop it.',
      WITHDRAW: 'You send the goods back, and we return your coins.',
    },
    withdrawal: {
      unsent: 'It hasn’t shipped yet, so we’ll cancel it and return your coins right away.',
      sent: 'You send the goods back, and we return your coins.',
      both: 'Items that haven’t shipped are cancelled. Send the rest back, and we’ll return your coins.',
    },
    done: 'Your order is cancelled and your coins are back',
  },
  /** Of a paid order whose payment a bank disputes. */
  held: {
    message: 'We’ll stop the order. Your bank holds the money until it decides. We’ll refund the rest.',
    done: 'Your order is cancelled. The refund depends on your bank.',
  },
  /** Of a withdrawal, by what has been sent of it. */
  withdrawal: {
    unsent: 'Nothing has shipped yet, so we’ll cancel it and refund you right away.',
    sent: 'You send the goods back, and we refund you.',
    both: 'Items that haven’t shipped are cancelled and refunded now. Send the rest back for the rest of your refund.',
  },
  title: {
    CANCEL_UNPAID: 'Cancel this order?',
    CANCEL_PAID: 'Cancel this order?',
    CANCEL_REQUEST: 'Cancel this order?',
    WITHDRAW: 'Withdraw from the contract?',
  },
  order: 'Order',
  total: 'Total',
  refund: 'You get back',
  noRefund: 'Nothing was charged',
  until: 'Possible until',
  reasons: 'What’s the reason?',
  reasonsOptional: 'What’s the reason? (optional)',
  reasonMissing: 'Choose the reason that fits best',
  keep: 'Keep order',
  tooLate: 'This order can no longer be cancelled.',
  unread: 'We couldn’t load the order. Try again.',
  unsure: 'No answer, so we can’t tell if it worked. Try again: it only counts once.',
  done: {
    CANCEL_UNPAID: 'The order is cancelled',
    CANCEL_PAID: 'Your order is cancelled and your refund is on its way',
    CANCEL_REQUEST: 'We’ve asked the warehouse and will write to you',
    WITHDRAW: 'We have your withdrawal and sent you a confirmation',
  },
} as const;

/** Cancelling an order or withdrawing from it, on a page of its own. */
export const revokeText = {
  withdrawTitle: 'Withdraw from contract',
  which: {
    title: 'Which order?',
    lead: 'Open the order from your orders or with the link in our email, then cancel or withdraw there.',
  },
  backToOrder: 'Back to the order',
  ways: 'What would you like to do?',
  until: (moment: string) => `Possible until ${moment}`,
  problem: 'That didn’t work',
  moved: 'The order has changed',
  lines: {
    title: 'What you’re returning',
    lead: 'Deselect what you’re keeping.',
    whole: 'The whole order',
    choose: (title: string) => `Return ${title}`,
    quantity: (title: string) => `How many of ${title} to return`,
    decrease: 'One less',
    increase: 'One more',
    quantityOf: (count: number, most: number) => `Returning ${count} of ${most}`,
    unsentOf: (count: number, of: number) =>
      count === of
        ? 'Not shipped yet: cancelled right away'
        : `${count} of ${of} not shipped yet: cancelled first, right away`,
    missing: 'Choose at least one item',
  },
  reason: {
    needed: 'What’s the reason?',
    optional: 'Your reason',
    none: 'I’d rather not say',
    missing: 'Choose the reason that fits best',
    note: 'Anything else we should know?',
    isOptional: 'Optional',
  },
  declaration: {
    title: 'Your declaration',
    lead: 'We’ll confirm it by email to this address right away.',
    name: 'Name',
    nameMissing: 'Enter your name',
    email: 'Email',
    emailInvalid: 'Enter an email address, like name@example.com',
  },
  errors: fixFields,
  refund: {
    title: 'Your refund',
    orderTotal: 'Order total',
    goods: 'Goods',
    delivery: 'Delivery',
    protection: 'Delivery protection',
    now: 'Refunded now',
    later: 'Once the rest arrives',
    total: 'You get back',
  },
  coins: {
    cancelled: 'Your coins are back in your account.',
    withdrawn: 'The confirmation is in your inbox. Send the goods back, and we’ll return your coins once they arrive.',
  },
  consequences: 'What happens next',
  submit: {
    CANCEL_UNPAID: 'Cancel order',
    CANCEL_PAID: 'Cancel order',
    CANCEL_REQUEST: 'Ask to cancel',
    WITHDRAW: 'Withdraw from contract here',
  },
  confirm: {
    CANCEL_UNPAID: 'Cancel order',
    CANCEL_PAID: 'Cancel order',
    CANCEL_REQUEST: 'Ask to cancel',
    WITHDRAW: 'Confirm withdrawal here',
  },
  pieces: 'Returning',
  pieceCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  keep: { CANCEL_UNPAID: 'Keep order', CANCEL_PAID: 'Keep order', CANCEL_REQUEST: 'Keep order', WITHDRAW: 'Keep it' },
  done: {
    CANCEL_UNPAID: { title: 'Your order is cancelled', body: 'You weren’t charged. The items are back on sale.' },
    CANCEL_PAID: {
      title: 'The order is cancelled',
      body: `Your refund is on its way, usually within ${bankDays}.`,
    },
    CANCEL_REQUEST: {
      title: 'We’re asking the warehouse',
      body: 'We’ll write to you as soon as we know if it can be stopped.',
    },
    WITHDRAW: {
      title: 'We have your withdrawal',
      body: 'The confirmation is in your inbox. Send the goods back, and we’ll refund you once they arrive.',
    },
  },
  /** What is said of a withdrawal with pieces that had not been sent. */
  doneUnsent: {
    unsent:
      'The confirmation is in your inbox. Items that hadn’t shipped are cancelled, and your refund is on its way.',
    both: 'The confirmation is in your inbox. Items that hadn’t shipped are cancelled, and that refund is on its way. Send the rest back, and we’ll refund it once it arrives.',
  },
  facts: {
    number: 'Number',
    received: 'Received',
    status: 'Status',
    goods: 'Goods',
    piecesOf: (quantity: number, title: string) => `${quantity} × ${title}`,
    refund: 'You get back',
    refunded: 'Refund',
    returnDue: 'Send it back by',
    confirmed: 'Confirmed by email',
  },
  status: {
    SUBMITTED: 'We’re asking the warehouse',
    ACCEPTED: 'Done',
    AWAITING_RETURN: 'Waiting for your parcel',
    RECEIVED: 'Your parcel is here',
    REFUNDING: 'Your refund is on its way',
    REFUNDED: 'Refunded',
    REFUSED: 'Too late to stop it',
    LAPSED: 'Closed: we didn’t receive the return',
  },
  /** Of one whose refund waits for a dispute of the payment. */
  held: {
    status: 'Your bank is deciding',
    body: 'Your bank holds the money until it decides on the dispute. We’ll refund the rest.',
  },
  earlier: 'Returned so far',
  print: 'Print',
  order: 'See the order',
  impossible: {
    title: 'You can’t cancel this order here',
    why: {
      PENDING_PAYMENT: 'It’s being closed. Check again in a moment.',
      PAID: 'It’s too late to cancel here. Write to us, and we’ll see what we can do.',
      AWAITING_RELEASE: 'It’s too late to cancel here. Write to us, and we’ll see what we can do.',
      PROCESSING: 'You’ve already asked, or it’s too late to stop it. You can return it once it arrives.',
      PARTLY_SHIPPED: 'A parcel has already shipped. You can return it once it arrives.',
      SHIPPED: 'It has already shipped. You can return it once it arrives.',
      DELIVERED: 'It has arrived. You can return it; the order shows until when.',
      COMPLETED: 'The return window has closed. If something’s wrong, your warranty still applies.',
      CANCELLED: 'It’s already cancelled.',
      CLOSED: 'It’s closed, and you weren’t charged.',
      REFUNDED: 'It has already been fully refunded.',
    },
    again: 'Check again',
    returns: 'How returns work',
    contact: 'Contact us',
  },
} as const;
