import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  Banner,
  Breadcrumbs,
  Container,
  Heading,
  Link,
  QuestionPage,
  Stack,
  TabLinks,
  Text,
} from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { postDay } from '#src/widgets/post-day.ts';
import * as page from '#src/widgets/page.css.ts';
import { NumberedPages } from '#src/widgets/numbered-pages.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { TextSkeleton } from '#src/widgets/text-skeleton.tsx';
import { questionHref } from '../parts/question-address.ts';
import { QuestionAbout } from '../parts/question-about.tsx';
import { questionsText } from '../parts/questions-text.ts';
import { Comment } from './comment.tsx';
import { CommentBox } from './comment-box.tsx';
import { commentsHref, commentsRefOf, sorts, type CommentsRef } from './comments-address.ts';
import * as styles from './comments.css.ts';
import { answerComments, type CommentPage, type QaComment } from './queries.ts';
import { commentsText as text } from './text.ts';
import { useCommentCommands } from './use-comment-commands.ts';

/** One answer with what others say about it. */
export default function CommentsPage() {
  const ref = commentsRefOf(usePlace().query);
  if (!ref) return <MissingAnswer />;
  return <Comments key={ref.replyId} {...ref} />;
}

function Comments(ref: CommentsRef) {
  const found = useQuery(answerComments(useShop(), ref));
  const { data, error } = found;
  const isGone = error instanceof ShopApiError && error.status === 404;
  if (!data && isGone) return <MissingAnswer />;
  return (
    <Container className={page.page}>
      <QueryView query={found} waiting={<TextSkeleton label={text.loading} lines={9} />}>
        {(comments) => (
          <Stack gap="m">
            <Breadcrumbs label={questionsText.trail} trail={trailOf(comments)} current={text.here} />
            <OfflineNote readAt={found.dataUpdatedAt} />
            {isGone && <Banner tone="caution">{text.gone}</Banner>}
            <Whole comments={comments} place={ref} isGone={isGone} />
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}

const trailOf = ({ question: { product, questionId, title } }: CommentPage) => [
  { href: href('/home'), label: questionsText.home },
  { href: href('/faq/list', { spu: product?.spu }), label: questionsText.questions },
  { href: questionHref(questionId), label: title },
];

interface WholeProps {
  readonly comments: CommentPage;
  readonly place: CommentsRef;
  readonly isGone: boolean;
}

function Whole({ comments, place, isGone }: WholeProps) {
  const { question, total, pageSize, list, own, mayComment } = comments;
  const { replyId, sort, pageNo } = place;
  const { product } = question;
  const commands = useCommentCommands(replyId);
  const [written, setWritten] = useState<string>();
  const head = useRef<HTMLHeadingElement>(null);
  const comment = (each: QaComment) => (
    <div
      key={each.commentId}
      className={styles.comment}
      tabIndex={-1}
      ref={each.commentId === written ? focusOnce : undefined}
    >
      <Comment comment={each} commands={commands} onGone={() => head.current?.focus()} />
    </div>
  );
  return (
    <QuestionPage
      side="end"
      title={text.title}
      lead={<Quote comments={comments} />}
      product={product && <QuestionAbout product={product} />}
      reply={
        <CommentBox
          replyId={replyId}
          mayComment={mayComment}
          isGone={isGone}
          onWritten={({ commentId }) => setWritten(commentId)}
        />
      }
    >
      <section className={styles.comments} aria-labelledby="comments">
        <Heading level={2} look={4} id="comments" tabIndex={-1} ref={head}>
          {total === 0 ? text.none : text.count(total)}
        </Heading>
        {total > 1 && (
          <TabLinks
            label={text.sorts.label}
            tabs={sorts.map((each) => ({
              href: commentsHref({ replyId, sort: each, pageNo: 1 }),
              label: text.sorts[each],
              current: each === sort,
            }))}
          />
        )}
        <NumberedPages
          page={pageNo}
          total={total}
          pageSize={pageSize}
          hrefOf={(target) => commentsHref({ replyId, sort, pageNo: target })}
        >
          {total === 0 && <Text tone="muted">{text.noneText}</Text>}
          <div>{list.map(comment)}</div>
        </NumberedPages>
        {own.length > 0 && (
          <section aria-labelledby="own-comments">
            <Heading level={3} look={4} id="own-comments">
              {text.own}
            </Heading>
            {own.map(comment)}
          </section>
        )}
      </section>
    </QuestionPage>
  );
}

/** The answer that is commented on, and the question it belongs to. */
function Quote({ comments: { question, reply } }: { comments: CommentPage }) {
  const { text: day } = postDay(reply.createdTime, useSite());
  return (
    <div className={styles.lead}>
      <Link className={styles.way} href={questionHref(question.questionId)}>
        {question.title}
      </Link>
      <blockquote className={styles.quote}>{reply.body}</blockquote>
      <Text size="small" tone="muted">
        {text.answered(reply.author, day)}
      </Text>
    </div>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

function MissingAnswer() {
  return <MessagePage nothing="missing" {...text.missing} href={href('/faq/list')} />;
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  const ref = commentsRefOf(query);
  if (ref) await data.prefetchQuery(answerComments(shop, ref));
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const ref = commentsRefOf(query);
  const comments = ref && data.getQueryData(answerComments(shop, ref).queryKey);
  return comments ? { description: comments.question.title } : {};
};
