import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dome, lampPicture } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Price } from '../price/price.tsx';
import { AnswerCard } from '../question-card/answer-card.tsx';
import { QuestionCard } from '../question-card/question-card.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { TabLinks } from '../tab-links/tab-links.tsx';
import { TextArea } from '../text-field/text-field.tsx';
import { Text } from '../text/text.tsx';
import { Heading } from '../text/heading.tsx';
import { QuestionPage } from './question-page.tsx';
import { QuestionProduct } from './question-product.tsx';

const questions = [
  [
    'Can I cut the strip twice?',
    'Yes, every 10 cm at the mark. The part you cut off needs a connector kit.',
    '4 likes',
  ],
  [
    'Does it get warm behind a sofa?',
    'About 35 °C after three hours at full brightness. Leave 2 cm of air.',
    '2 likes',
  ],
  ['Will it work without the app?', 'The dial and the switch on the cable work without it.', 'No like yet'],
] as const;

const list = questions.map(([question, firstLine, likes], index) => (
  <QuestionCard
    key={question}
    headingLevel={2}
    question={question}
    href={`/faq/detail?questionId=${index + 1}`}
    firstLine={firstLine}
    meta={`Bought it · ${likes}`}
    answersText={`${3 - index} more`}
  />
));

const topics = (
  <TabLinks
    label="Which questions"
    tabs={['Hot', 'New', 'Unanswered'].map((label) => ({
      href: `/faq/list?sort=${label}`,
      label,
      current: label === 'Hot',
    }))}
  />
);

const meta = {
  title: 'Components/Layout/Question page',
  component: QuestionPage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Container>{Story()}</Container>],
  args: {
    title: 'Questions about Ribbon S1',
    side: 'start',
    product: (
      <QuestionProduct
        picture={lampPicture('ribbon-s1', 'A strip of light under a shelf')}
        name="Ribbon S1"
        href="/product-detail/ribbon-s1"
        price={<Price now="$35.99" />}
      />
    ),
    tools: (
      <SearchField
        label="Search questions"
        placeholder="Search questions"
        value=""
        clearLabel="Clear"
        onClear={fn()}
        onChange={fn()}
      />
    ),
    action: <Button block>Ask a question</Button>,
    children: (
      <>
        {topics}
        {list}
      </>
    ),
  },
} satisfies Meta<typeof QuestionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The product stays in view beside the rows; a phone has the action at its lower edge. */
export const Questions: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Questions about Ribbon S1' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const shown = canvas.getAllByRole('button', { name: 'Ask a question' });
    await expect(shown, 'the action is there once').toHaveLength(1);
  },
};

const answer = { date: { text: 'Nov 4', dateTime: '2026-11-04' } };

/** The best answer comes first; the others are rows. */
export const Answers: Story = {
  tags: ['visual'],
  args: {
    title: 'Can the dome stand beside a bed without blinding me?',
    lead: (
      <Stack gap="xs">
        <Text>The bed is low, and I read late.</Text>
        <Text size="small" tone="muted">
          Asked by Ada, Nov 3
        </Text>
      </Stack>
    ),
    side: 'end',
    product: (
      <QuestionProduct
        picture={dome}
        name="Dome table lamp"
        href="/product-detail/dome"
        price={<Price now="$89.00" />}
        more={
          <Stack gap="s">
            <Heading level={2} look={4}>
              Related questions
            </Heading>
            {questions.map(([question]) => (
              <Link key={question} href="/faq/detail" tone="quiet">
                {question}
              </Link>
            ))}
          </Stack>
        }
      />
    ),
    tools: undefined,
    action: undefined,
    children: (
      <>
        <AnswerCard
          {...answer}
          bestTitle="Best answer"
          author={{ name: 'Sam', variant: 7 }}
          standing="Lampyris"
          body={'Yes. The glass is opal, so no bulb can be seen from the pillow. At 4 % it is darker than a phone.'}
          actions={<Button tone="outline">Helpful · 31</Button>}
        />
        <AnswerCard
          {...answer}
          author={{ name: 'Noor' }}
          standing="Bought it"
          body="I read with it every night, turned to the wall."
        />
        <AnswerCard {...answer} author={{ name: 'Jo' }} body="Fine beside a bed, and I took the small one." />
      </>
    ),
    reply: <TextArea label="Your answer" value="" rows={2} onChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Best answer' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: {
    children: (
      <>
        {list}
        <Pagination page={2} pageCount={3} hrefOf={(page) => `?page=${page}`} />
      </>
    ),
  },
};
export const None: Story = {
  args: {
    tools: undefined,
    children: <EmptyState title="Nobody has asked yet" body="Ask what you want to know before you buy." />,
  },
};
export const Loading: Story = { args: { children: <SkeletonText lines={9} /> } };
export const LongWords: Story = {
  args: {
    title: 'Fragen zur Außenbeleuchtungssteuerung',
    action: <Button block>Eine Frage zur Außenbeleuchtungssteuerung stellen</Button>,
  },
};
