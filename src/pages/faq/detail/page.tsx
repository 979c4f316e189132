import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Breadcrumbs, Container, EmptyState, Heading, QuestionPage, Stack } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { questionDetail, type QuestionDetail } from '#src/api/queries/questions.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import * as page from '#src/widgets/page.css.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { Answer } from './answer.tsx';
import { QuestionLead } from './question-lead.tsx';
import { Related } from './related.tsx';
import { ReplyBox } from './reply-box.tsx';
import { structuredQuestion } from './structured-question.ts';
import { useQuestionCommands } from './use-question-commands.ts';
import { questionHref, questionRefOf } from '../parts/question-address.ts';
import { QuestionAbout } from '../parts/question-about.tsx';
import * as styles from './detail.css.ts';
import { questionText as text } from '../parts/detail-text.ts';
import { questionsText } from '../parts/questions-text.ts';

/** One question: the best answer first, then the others, and where an answer is written. */
export default function QuestionDetailPage() {
  const ref = questionRefOf(usePlace().query);
  if (!ref) return <MissingQuestion />;
  return <Detail key={ref.questionId} {...ref} />;
}

function Detail({ questionId, pageNo }: { questionId: string; pageNo: number }) {
  const found = useQuery(questionDetail(useShop(), questionId, pageNo));
  const { data, error } = found;
  if (!data && error instanceof ShopApiError && error.status === 404) return <MissingQuestion />;
  return (
    <Container className={page.page}>
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={9} />}>
        {(detail) => (
          <Stack gap="m">
            <Breadcrumbs label={questionsText.trail} trail={trailOf(detail)} current={text.here} />
            <OfflineNote readAt={found.dataUpdatedAt} />
            <Whole detail={detail} pageNo={pageNo} />
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}

function trailOf({ question: { product } }: QuestionDetail) {
  return [
    { href: href('/home'), label: questionsText.home },
    ...(product ? [{ href: href('/product-detail', { spu: product.spu }), label: product.title }] : []),
    { href: href('/faq/list', { spu: product?.spu }), label: questionsText.questions },
  ];
}

function Whole({ detail, pageNo }: { detail: QuestionDetail; pageNo: number }) {
  const { question, replies, ownReplies, total, pageSize, related, mayReply } = detail;
  const { questionId, spu, product, title, own } = question;
  const commands = useQuestionCommands(questionId);
  const [written, setWritten] = useState<string>();
  const answer = (reply: QuestionDetail['replies'][number]) => (
    <AnswerPlace key={reply.replyId} takesFocus={reply.replyId === written}>
      <Answer reply={reply} isAsker={own} commands={commands} />
    </AnswerPlace>
  );
  const best = replies.filter(({ isBest }) => isBest);
  const others = replies.filter(({ isBest }) => !isBest);
  const ways = <Related spu={spu} related={related} />;
  return (
    <QuestionPage
      side="end"
      title={title}
      lead={<QuestionLead question={question} commands={commands} />}
      product={product && <QuestionAbout product={product} more={ways} />}
      reply={<ReplyBox questionId={questionId} mayReply={mayReply} onWritten={({ replyId }) => setWritten(replyId)} />}
    >
      <div className={styles.answers}>
        <NumberedPages
          page={pageNo}
          total={total}
          pageSize={pageSize}
          hrefOf={(target) => questionHref(questionId, target)}
        >
          {best.map(answer)}
          {others.length > 0 && (
            <section aria-labelledby="answers">
              <Heading level={2} look={4} id="answers">
                {best.length > 0 ? text.more(total - best.length) : text.others(total)}
              </Heading>
              {others.map(answer)}
            </section>
          )}
          {total === 0 && question.status !== 'CLOSED' && <EmptyState title={text.none} body={text.noneText} />}
        </NumberedPages>
        {ownReplies.length > 0 && (
          <section aria-labelledby="own-answers">
            <Heading level={2} look={4} id="own-answers">
              {text.own}
            </Heading>
            {ownReplies.map(answer)}
          </section>
        )}
        <div className={product ? styles.relatedBelow : styles.relatedAlone}>{ways}</div>
      </div>
    </QuestionPage>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

/** An answer that was just written takes the focus: its box is empty again. */
function AnswerPlace({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  return (
    <div className={styles.answer} tabIndex={-1} ref={takesFocus ? focusOnce : undefined}>
      {children}
    </div>
  );
}

function MissingQuestion() {
  return <MessagePage nothing="missing" {...text.missing} href={href('/faq/list')} />;
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const ref = questionRefOf(query);
  if (ref) await data.prefetchQuery(questionDetail(shop, ref.questionId, ref.pageNo));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const ref = questionRefOf(query);
  const detail = ref && data.getQueryData(questionDetail(shop, ref.questionId, ref.pageNo).queryKey);
  if (!detail) return { noindex: !ref };
  const { title, product, snippet } = detail.question;
  // For readers of the server's markup; a browser never writes it.
  const structured = import.meta.env.SSR ? structuredQuestion(detail) : undefined;
  return {
    title,
    description: snippet?.text ?? product?.title,
    image: product ? `${product.image.url}day-640.webp` : undefined,
    jsonLd: structured ? [structured] : [],
  };
};
