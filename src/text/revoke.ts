import { bankDays } from '#rules/bank-days.ts';
import { fixFields } from './form-errors.ts';

/** What is said about taking an order back, in the dialog of the order and on its page. */
export const cancelText = {
  message: {
    CANCEL_UNPAID: 'Nothing was charged, and the items go back on the shelf.',
    CANCEL_PAID: 'The order stops here and your money goes back.',
    CANCEL_REQUEST: 'It is being packed already. We ask the warehouse to stop it.',
    WITHDRAW: 'You send the goods back and the money goes back to you.',
  },
  /** Of an order that coins were exchanged for. */
  coins: {
    message: {
      CANCEL_UNPAID: 'Nothing was charged, and the items go back on the shelf.',
      CANCEL_PAID: 'The order stops here and your coins come back.',
      CANCEL_REQUEST: 'It is being packed already. We ask the warehouse to stop it.',
      WITHDRAW: 'You send the goods back and your coins come back to you.',
    },
    withdrawal: {
      unsent: 'It has not been sent yet: it is cancelled at once, and your coins come back to you now.',
      sent: 'You send the goods back and your coins come back to you.',
      both: 'What has not been sent is cancelled. What has left comes back to us, and your coins follow.',
    },
    done: 'The order is cancelled and your coins are back',
  },
  /** Of a paid order whose payment a bank disputes. */
  held: {
    message: 'The order stops here. What your bank leaves of the money goes back to you when it has decided.',
    done: 'The order is cancelled. Its money waits for your bank.',
  },
  /** Of a withdrawal, by what has been sent of it. */
  withdrawal: {
    unsent: 'Nothing of it has been sent yet: it is cancelled at once, and the money goes back to you now.',
    sent: 'You send the goods back and the money goes back to you.',
    both: 'What has not been sent is cancelled and paid back now. What has left comes back to us, and its money follows.',
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
  reasons: 'Why do you cancel?',
  reasonsOptional: 'Why do you cancel? (optional)',
  reasonMissing: 'Choose the reason that fits best',
  keep: 'Keep order',
  tooLate: 'This order cannot be cancelled any more.',
  unread: 'We could not look at the order. Please try again.',
  unsure: 'No answer came, so we cannot tell whether it is done. Try again: it happens only once.',
  done: {
    CANCEL_UNPAID: 'The order is cancelled',
    CANCEL_PAID: 'The order is cancelled and your money is on its way',
    CANCEL_REQUEST: 'We asked the warehouse and will write to you',
    WITHDRAW: 'We have your withdrawal and sent you a confirmation',
  },
} as const;

/** Cancelling an order or withdrawing from it, on a page of its own. */
export const revokeText = {
  withdrawTitle: 'Withdraw from contract',
  which: {
    title: 'Which order?',
    lead: 'Choose it in your orders, or open it with the link we mail you. Then cancel it or withdraw from the contract there.',
  },
  backToOrder: 'Back to the order',
  ways: 'How would you like to give it back?',
  until: (moment: string) => `Possible until ${moment}`,
  problem: 'That did not work',
  moved: 'The order has moved on',
  lines: {
    title: 'What goes back',
    lead: 'Take out what you keep.',
    whole: 'The whole order',
    choose: (title: string) => `Give back: ${title}`,
    quantity: (title: string) => `How many of ${title} go back`,
    decrease: 'One less',
    increase: 'One more',
    quantityOf: (count: number, most: number) => `${count} of ${most} go back`,
    unsentOf: (count: number, of: number) =>
      count === of ? 'Not sent yet: cancelled at once' : `${count} of ${of} not sent yet: cancelled first, at once`,
    missing: 'Choose at least one item',
  },
  reason: {
    needed: 'Why do you cancel?',
    optional: 'Your reason',
    none: 'I would rather not say',
    missing: 'Choose the reason that fits best',
    note: 'Anything else we should know?',
    isOptional: 'Optional',
  },
  declaration: {
    title: 'Your declaration',
    lead: 'We confirm it to this address by e-mail at once.',
    name: 'Name',
    nameMissing: 'Enter your name',
    email: 'E-mail',
    emailInvalid: 'Enter an e-mail address, like name@example.com',
  },
  errors: fixFields,
  refund: {
    title: 'Your refund',
    orderTotal: 'Order total',
    goods: 'Goods',
    delivery: 'Delivery',
    protection: 'Delivery protection',
    now: 'Goes back now',
    later: 'When the rest has arrived',
    total: 'You get back',
  },
  coins: {
    cancelled: 'Your coins are back in your account.',
    withdrawn: 'The confirmation is in your inbox. Send the goods back, and the coins follow when they have arrived.',
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
  pieces: 'Goes back',
  pieceCount: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  keep: { CANCEL_UNPAID: 'Keep order', CANCEL_PAID: 'Keep order', CANCEL_REQUEST: 'Keep order', WITHDRAW: 'Keep it' },
  done: {
    CANCEL_UNPAID: { title: 'The order is cancelled', body: 'Nothing was charged. The items are back on the shelf.' },
    CANCEL_PAID: {
      title: 'The order is cancelled',
      body: `Your money is on its way back, usually within ${bankDays}.`,
    },
    CANCEL_REQUEST: {
      title: 'We ask the warehouse',
      body: 'As soon as we know whether it can be stopped, we write to you.',
    },
    WITHDRAW: {
      title: 'We have your withdrawal',
      body: 'The confirmation is in your inbox. Send the goods back, and the money follows when they have arrived.',
    },
  },
  /** What is said of a withdrawal with pieces that had not been sent. */
  doneUnsent: {
    unsent: 'The confirmation is in your inbox. What was not sent is cancelled, and its money is on its way.',
    both: 'The confirmation is in your inbox. What was not sent is cancelled, and its money is on its way. Send the rest back, and its money follows when it has arrived.',
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
    confirmed: 'Confirmed by e-mail',
  },
  status: {
    SUBMITTED: 'We ask the warehouse',
    ACCEPTED: 'Done',
    AWAITING_RETURN: 'We wait for your parcel',
    RECEIVED: 'Your parcel is here',
    REFUNDING: 'Your money is on its way',
    REFUNDED: 'Your money is back',
    REFUSED: 'It could not be stopped',
    LAPSED: 'Closed, because nothing has come back',
  },
  /** Of one whose refund waits for a dispute of the payment. */
  held: {
    status: 'Your bank has to decide',
    body: 'Your bank disputes the payment and has the money. What it leaves goes back to you when it has decided.',
  },
  earlier: 'Given back so far',
  print: 'Print',
  order: 'See the order',
  impossible: {
    title: 'This order cannot be taken back here',
    why: {
      PENDING_PAYMENT: 'It is being closed. Look again in a moment.',
      PAID: 'Its time to cancel is over. Write to us and we see what can be done.',
      AWAITING_RELEASE: 'Its time to cancel is over. Write to us and we see what can be done.',
      PROCESSING: 'You have asked already, or it is too late to stop it. You can send it back when it has arrived.',
      PARTLY_SHIPPED: 'A parcel has left already. You can send it back once it has arrived.',
      SHIPPED: 'It has left already. You can send it back once it has arrived.',
      DELIVERED: 'It has arrived. You can send it back; the order shows until when.',
      COMPLETED: 'The time to give it back is over. If something is wrong with it, the warranty still holds.',
      CANCELLED: 'It is cancelled already.',
      CLOSED: 'It is closed, and nothing was charged.',
      REFUNDED: 'All of it has been refunded already.',
    },
    again: 'Look again',
    returns: 'How returns work',
    contact: 'Contact us',
  },
} as const;
