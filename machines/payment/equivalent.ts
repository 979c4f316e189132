function because(reason: string, faults: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(faults.map((fault) => [fault, reason]));
}

/** Faults that change nothing anybody could notice, as the mutation names them, each with its reason. */
export const equivalentPayments: Readonly<Record<string, string>> = {
  ...because('it does nothing; it is there to be read in the chart', [
    'payment.confirming --payment.resume[2]--> stays: lost',
  ]),
  ...because('at most one of the two guards is open', [
    'payment.resuming --always[0]--> payment.succeeded: after the next',
    'payment.resuming --always[2]--> payment.choosing: after the next',
    'payment.advancing --always[0]--> payment.succeeded: after the next',
    'payment.advancing --always[2]--> payment.choosing: after the next',
    'payment.advancing --always[3]--> payment.cardForm: after the next',
    'payment.advancing --always[4]--> payment.redirecting: after the next',
    'payment.confirming --payment.resume[0]--> payment.redirecting: after the next',
    'payment.confirming.evaluating --always[0]--> payment.succeeded: after the next',
    'payment.confirming.evaluating --always[2]--> payment.choosing: after the next',
  ]),
  ...because('the key of this choice is at hand, so the request goes out at once, under it', [
    'payment.creatingKey --xstate.done.actor.0.payment.creatingKey[0]--> payment.starting: to payment.creatingKey',
  ]),
  ...because('it asks the server nothing, and what the server said last leads from there to the same state', [
    'payment.resuming --always[0]--> payment.succeeded: to payment.advancing',
    'payment.resuming --always[1]--> payment.closed: to payment.advancing',
    'payment.resuming --always[2]--> payment.choosing: to payment.advancing',
    'payment.resuming --always[3]--> payment.cardForm: to payment.advancing',
    'payment.creatingKey --xstate.error.actor.0.payment.creatingKey[0]--> payment.choosing: to payment.advancing',
    'payment.creatingKey --xstate.error.actor.0.payment.creatingKey[0]--> payment.choosing: to payment.resuming',
    'payment.advancing --always[0]--> payment.succeeded: to payment.resuming',
    'payment.advancing --always[1]--> payment.closed: to payment.resuming',
    'payment.advancing --always[2]--> payment.choosing: to payment.resuming',
    'payment.redirecting --page.becameVisible[0]--> payment.confirming: to payment.resuming',
    'payment.redirecting --payment.checkNow[0]--> payment.confirming: to payment.resuming',
    'payment.redirecting --payment.resume[0]--> payment.redirecting: to payment.advancing',
    'payment.redirecting --xstate.after.attemptTimeout.payment.redirecting[0]--> payment.confirming: to payment.resuming',
    'payment.challenging --challenge.finished[0]--> payment.confirming: to payment.resuming',
    'payment.challenging --payment.checkNow[0]--> payment.confirming: to payment.resuming',
    'payment.challenging --xstate.after.attemptTimeout.payment.challenging[0]--> payment.confirming: to payment.resuming',
    'payment.confirming --payment.resume[0]--> payment.redirecting: to payment.advancing',
    'payment.confirming --payment.resume[1]--> payment.challenging: to payment.advancing',
    'payment.confirming.evaluating --always[0]--> payment.succeeded: to payment.resuming',
    'payment.confirming.evaluating --always[0]--> payment.succeeded: to payment.advancing',
    'payment.confirming.evaluating --always[1]--> payment.closed: to payment.resuming',
    'payment.confirming.evaluating --always[1]--> payment.closed: to payment.advancing',
    'payment.confirming.evaluating --always[2]--> payment.choosing: to payment.resuming',
    'payment.confirming.evaluating --always[2]--> payment.choosing: to payment.advancing',
    'payment.confirming.evaluating --always[3]--> payment.cardForm: to payment.resuming',
    'payment.confirming.evaluating --always[3]--> payment.cardForm: to payment.advancing',
    'payment.unconfirmed --payment.checkNow[0]--> payment.confirming: to payment.resuming',
    'payment.unconfirmed --page.becameVisible[0]--> payment.confirming: to payment.resuming',
    'payment.unconfirmed --payment.resume[0]--> payment.redirecting: to payment.advancing',
    'payment.unconfirmed --payment.resume[1]--> payment.challenging: to payment.advancing',
  ]),
  ...because('an attempt that was called off is over, and one that was paid before is paid: no bank is opened again', [
    'payment.cancelling --xstate.done.actor.0.payment.cancelling[0]--> payment.advancing: to payment.resuming',
  ]),
};
