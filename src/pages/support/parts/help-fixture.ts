import type { components } from '#openapi/types.ts';
import type { HelpArticle, ProductHelp, SupportContact, SupportHome, TopicHelp } from './help-queries.ts';

export const dome: components['schemas']['QaProduct'] = {
  spu: 'LM-DOME',
  sku: 'LM-DOME-1',
  title: 'Dome',
  model: 'LT710',
  image: {
    url: '/media/products/dome/',
    alt: 'A dome lamp',
    w: 800,
    h: 800,
    widths: [320, 800],
    lqip: { day: '#aaaaaa', night: '#111111' },
  },
};

const contact: SupportContact = {
  email: 'care@shop.test',
  hours: 'Mon–Fri, 9:00 AM – 6:00 PM ET',
  isOpen: false,
  answerTime: Date.UTC(2026, 10, 24, 23),
};

const topic = { topicId: 'connect', title: 'Set up and connect', line: 'Pair a light.', icon: 'bolt' };
const rowOf = (faqId: string, title: string) => ({
  faqId,
  topicId: topic.topicId,
  title,
  summary: `${title}, in short.`,
});
const articles = [
  rowOf('pair-again', 'Pair again'),
  rowOf('wifi', 'Which Wi-Fi'),
  rowOf('reset', 'Reset'),
  rowOf('code', 'The code'),
];
const line = (text: string) => [{ text }];

export const articleOf = (more: Partial<HelpArticle> = {}): HelpArticle => ({
  ...rowOf('pair-again', 'Pair again'),
  version: 1,
  updatedTime: Date.UTC(2026, 10, 27, 12),
  hasSteps: true,
  text: [
    { type: 'PARAGRAPH', text: line('Keep the light where it is.') },
    { type: 'LIST', ordered: true, items: [line('Hold the button.'), line('Let go.')] },
    { type: 'PICTURE', url: '/help/button.svg', alt: 'The button of the lamp', w: 600, h: 400 },
    { type: 'LIST', ordered: true, start: 3, items: [line('Add the light.')] },
  ],
  products: [],
  related: [rowOf('wifi', 'Which Wi-Fi')],
  ...more,
});

export const topicOf = (article: HelpArticle | null = null): TopicHelp => ({ topic, articles, article, contact });

export const homeOf = (more: Partial<SupportHome> = {}): SupportHome => ({
  topics: [{ topic, articles }],
  myProducts: [],
  hotArticles: articles.slice(1, 2),
  contact,
  notices: [],
  ...more,
});

export const productHelpOf = (more: Partial<ProductHelp> = {}): ProductHelp => ({
  product: dome,
  manuals: [{ url: '/documents/manual/LM-DOME?site=US' }],
  topics: [{ topic, articles }],
  videos: [],
  related: [],
  questionCount: 0,
  questions: [],
  contact,
  ...more,
});
