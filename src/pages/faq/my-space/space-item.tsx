import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, InlineMessage, Link } from '#design-system/index.ts';
import { relativeTime } from '#rules/relative-time.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { questionKey } from '#src/api/queries/questions.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { stored } from '#src/storage/keys.ts';
import { store } from '#src/storage/browser-store.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { postDay } from '#src/widgets/post-day.ts';
import { questionHref } from '../parts/question-address.ts';
import { questionsText } from '../parts/questions-text.ts';
import type { QaSpaceItem } from './queries.ts';
import type { SpaceTab } from './space-address.ts';
import * as styles from './space.css.ts';
import { spaceText as text } from './text.ts';

const ContentChange = lazy(() =>
  import('../parts/content-change.tsx').then((part) => ({ default: part.ContentChange })),
);

interface SpaceItemProps {
  readonly item: QaSpaceItem;
  readonly tab: Exclude<SpaceTab, 'DRAFTS'>;
}

/** A question of a list, with what its tab has to say about it. */
export function SpaceItem({ item, tab }: SpaceItemProps) {
  const { question } = item;
  return (
    <article className={styles.row}>
      <h2 className={styles.title}>
        <Link href={questionHref(question.questionId)} tone="quiet">
          {question.title}
        </Link>
      </h2>
      {tab === 'ANSWERS' ? <OwnAnswer item={item} /> : tab === 'QUESTIONS' ? <OwnQuestion item={item} /> : null}
      {tab === 'FOLLOWS' && <Followed item={item} />}
      {tab === 'INVITED' && <Waiting item={item} />}
    </article>
  );
}

interface ItemProps {
  readonly item: QaSpaceItem;
}

function OwnQuestion({ item: { question } }: ItemProps) {
  const { questionId, title, body, status, rejection, snippet, answerCount, createdTime, editableUntil } = question;
  const isRemoved = status === 'REMOVED';
  return (
    <>
      {isRemoved && <Refused rejection={rejection} />}
      {snippet && <p className={styles.text}>{snippet.text}</p>}
      <Notes>
        <Written time={createdTime} say={text.asked} />
        {!isRemoved && <span>{answerCount > 0 ? questionsText.answers(answerCount) : text.status[status]}</span>}
        {status === 'CLOSED' && <span>{text.status.CLOSED}</span>}
      </Notes>
      {editableUntil !== null && (
        <div className={styles.actions}>
          <Edit type="QUESTION" id={questionId} title={title} body={body} />
        </div>
      )}
    </>
  );
}

function OwnAnswer({ item: { reply, coins } }: ItemProps) {
  const site = useSite();
  if (!reply) return null;
  const { replyId, body, status, rejection, isBest, likes, commentCount, createdTime, editableUntil } = reply;
  const isShown = status === 'PUBLISHED';
  return (
    <>
      {status === 'REMOVED' && <Refused rejection={rejection} />}
      <p className={styles.text}>{body}</p>
      <Notes>
        <Written time={createdTime} say={text.answered} />
        {status !== 'REMOVED' && <span>{isBest ? text.bestAnswer : text.replyStatus[status]}</span>}
        {likes > 0 && <span>{text.likes(likes)}</span>}
        {coins > 0 && <span>{text.coins(coinCount(coins, site))}</span>}
      </Notes>
      <div className={styles.actions}>
        {isShown && commentCount > 0 && (
          <Link className={styles.way} href={href('/faq/comments', { replyId })}>
            {text.comments(commentCount)}
          </Link>
        )}
        {editableUntil !== null && <Edit type="REPLY" id={replyId} title="" body={body} />}
      </div>
    </>
  );
}

function Followed({ item: { question } }: ItemProps) {
  const { snippet, answerCount, product, author, createdTime } = question;
  return (
    <>
      {snippet && <p className={styles.text}>{snippet.text}</p>}
      <Notes>
        {product && <span>{product.title}</span>}
        <Written time={createdTime} say={(ago) => text.askedBy(author, ago)} />
        <span>{answerCount > 0 ? questionsText.answers(answerCount) : questionsText.noAnswer}</span>
      </Notes>
    </>
  );
}

function Waiting({ item: { question } }: ItemProps) {
  const { questionId, body, product, author, createdTime } = question;
  return (
    <>
      {body !== '' && <p className={styles.text}>{body}</p>}
      <Notes>
        {product && <span>{product.title}</span>}
        <Written time={createdTime} say={(ago) => text.askedBy(author, ago)} />
      </Notes>
      <div>
        <Button asChild size="s" tone="outline">
          <Link href={`${questionHref(questionId)}#answer`} tone="plain">
            {text.answer}
          </Link>
        </Button>
      </div>
    </>
  );
}

const Notes = ({ children }: { children: ReactNode }) => <p className={styles.notes}>{children}</p>;

function Refused({ rejection }: { readonly rejection: QaSpaceItem['question']['rejection'] }) {
  return (
    <InlineMessage tone="caution">
      {questionsText.notShown} {questionsText.rejection[rejection ?? 'OTHER']}
    </InlineMessage>
  );
}

interface EditProps {
  readonly type: 'QUESTION' | 'REPLY';
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** For as long as the shop lets its author change a text. */
function Edit(own: EditProps) {
  const shop = useShop();
  const data = useQueryClient();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="s" flush disabled={!isOnline} onClick={() => setOpen(true)}>
        {text.edit}
      </Button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ContentChange
              {...own}
              onSaved={() => void data.invalidateQueries({ queryKey: questionKey(shop) })}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

interface WrittenProps {
  readonly time: number;
  readonly say: (ago: string) => string;
}

/** How long ago something was written; its day is told on demand. */
function Written({ time, say }: WrittenProps) {
  const day = postDay(time, useSite());
  const [ago] = useState(() => relativeTime(time, serverNow(), store.read(stored.locale)));
  return (
    <time dateTime={day.dateTime} title={day.text}>
      {say(ago)}
    </time>
  );
}
