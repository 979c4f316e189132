export const purchaseStepsText = {
  label: 'Steps of your order',
  names: { details: 'Details', payment: 'Payment', confirmation: 'Confirmation' },
  spoken: { done: 'done', current: 'now', todo: 'to come' },
} as const;
