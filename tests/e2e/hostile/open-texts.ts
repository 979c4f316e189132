/** What becomes of a text that people can write. */
type OpenText =
  /** It comes back in these answers, which `answers.spec.ts` fills with every hostile text there is. */
  | { readonly shown: readonly string[] }
  /** It stands in the address of this page, which `words.spec.ts` fills. */
  | { readonly inAddress: string }
  /** No page shows it, for this reason. */
  | { readonly never: string };

const ofAddress = (...more: readonly string[]): OpenText => ({
  shown: ['listAddresses data.list[].lines[]', 'getOrder data.shippingAddress[]', ...more],
});
const listed = (name: string) => `listAddresses data.list[].${name}`;
const secret: OpenText = { never: 'a secret, of which only a hash is kept' };
const telemetry: OpenText = { never: 'operators read it in a terminal' };
const written = (name: 'title' | 'body', ...more: readonly string[]): OpenText => ({
  shown: [`listQuestions data.list[].${name}`, `getQuestion data.question.${name}`, ...more],
});
const echo: OpenText = { never: 'compared with what the shop said before, and kept nowhere' };

/** Every text that the contract leaves open in a request, by its name. */
export const openTexts: Readonly<Record<string, OpenText>> = {
  firstName: ofAddress(listed('firstName')),
  lastName: ofAddress(listed('lastName')),
  latinName: { shown: [listed('latinName')] },
  company: ofAddress(listed('company'), 'getBill data.company', 'getBill data.invoices[].buyer.company'),
  phone: ofAddress(listed('phone')),
  region: ofAddress(listed('region')),
  city: ofAddress(listed('city')),
  district: ofAddress(listed('district')),
  line1: ofAddress(listed('line1')),
  line2: ofAddress(listed('line2')),
  postcode: ofAddress(listed('postcode')),
  note: ofAddress(listed('note'), 'getRma data.lines[].note'),
  nickname: { shown: ['getUserInfo data.nickname'] },
  remark: { shown: ['getOrder data.remark'] },
  title: written('title', 'getQaSpace data.drafts[].draft.title'),
  body: written(
    'body',
    ...['getQuestion data.replies[].body', 'listComments data.list[].body', 'listDrafts data.list[].body'],
    'getQaSpace data.drafts[].draft.body',
  ),
  motive: { never: 'operators read it in a terminal, and its author in the form that it was typed into' },
  declaredName: { shown: ['getRevokeOptions data.modes[].declared.name'] },
  declaredEmail: { shown: ['getRevokeOptions data.modes[].declared.email'] },
  reason: { shown: ['getOrder data.closeReason'] },
  carrier: { shown: ['getOrder data.shipments[].carrier'] },
  trackingNo: { shown: ['getOrder data.shipments[].trackingNo', 'getRma data.parcel.trackingNo'] },
  carrierName: { shown: ['getRma data.parcel.carrierName'] },
  text: { shown: ['getRma data.messages[].text', 'getTicket data.messages[].text'] },
  subject: { shown: ['getTicket data.subject', 'listTickets data.list[].subject'] },
  q: { inAddress: '/home/search' },
  'facets[]': { inAddress: '/home/search' },
  shareCode: { inAddress: '/home/share' },
  code: { never: 'compared with the codes there are, and kept nowhere' },
  key: { inAddress: '/support/redirect' },
  state: { inAddress: '/payment/recall' },
  'params{}': { inAddress: '/payment/recall' },
  token: { inAddress: '/order/unsubscribe' },
  password: secret,
  oldPassword: secret,
  ticket: secret,
  refreshToken: secret,
  clientId: echo,
  quoteHash: echo,
  'selected[]': echo,
  recommendMark: { never: 'shown to operators alone' },
  riskSession: { never: 'read by the payment partner alone' },
  termsVersion: { never: 'kept as proof, and shown to nobody' },
  path: telemetry,
  pathName: telemetry,
  moduleId: telemetry,
  activityName: telemetry,
  traceId: telemetry,
  appId: telemetry,
};
