import { useQuery } from '@tanstack/react-query';
import {
  Badge,
  Button,
  Container,
  Heading,
  Inline,
  InlineMessage,
  Link,
  Progress,
  SkeletonList,
  Stack,
  Text,
} from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import type { components } from '#openapi/types.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { coinTaskProducts } from '#src/api/queries/coin.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { statesText } from '#src/text/states.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { outdated } from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { litShopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
import { ShopProductCard } from '#src/widgets/shop-product-card.tsx';
import * as styles from '../parts/coin-page.css.ts';
import { coinCenterText } from '../parts/coin-center-text.ts';
import { coinTaskText as text } from '../parts/coin-pages-text.ts';
import { useTaskClaim } from '../parts/use-task-claim.ts';

const idPattern = /^[\w-]{1,40}$/;
const pagePattern = /^[1-9]\d{0,2}$/;

/** The products of a task: each one counts when it was looked at for long enough. */
export default function CoinTaskPage() {
  const { query } = usePlace();
  const taskId = query.get('taskId') ?? '';
  const page = query.get('page') ?? '1';
  if (!idPattern.test(taskId))
    return <MessagePage nothing="missing" {...statesText.notFound} href={href('/coin/center')} />;
  return <OneTask key={taskId} taskId={taskId} pageNo={pagePattern.test(page) ? Number(page) : 1} />;
}

function OneTask({ taskId, pageNo }: { taskId: string; pageNo: number }) {
  const found = useQuery(coinTaskProducts(useShop(), taskId, pageNo));
  const waiting = (
    <Stack loadingLabel={text.loading}>
      <SkeletonList count={8} />
    </Stack>
  );
  return (
    <Container className={styles.page}>
      <QueryView query={found} waiting={waiting}>
        {({ task, list, seen, total, pageSize, required, secondsEach }) => (
          <>
            <Stack gap="s">
              <Heading level={1} tabIndex={-1}>
                {task.title}
              </Heading>
              <Text tone="muted">{text.how(required, secondsEach)}</Text>
              <OfflineNote readAt={found.dataUpdatedAt} />
              <TaskState task={task} />
            </Stack>
            <ul
              className={classNames(styles.grid, found.isPlaceholderData && outdated)}
              aria-busy={found.isPlaceholderData}
            >
              {list.map((product, index) => (
                <li
                  key={product.spu}
                  className={classNames(styles.product, !seen.includes(product.spu) && styles.waiting)}
                >
                  <ShopProductCard
                    product={product}
                    picture={(seen.includes(product.spu) ? litShopPicture : unlitPicture)(product.image)}
                    priority={index < 2}
                    headingLevel={2}
                    href={href('/product-detail', { spu: product.spu, coinTask: taskId })}
                  />
                  {seen.includes(product.spu) && (
                    <div>
                      <Badge tone="positive">{text.seen}</Badge>
                    </div>
                  )}
                </li>
              ))}
            </ul>
            <Inline as="nav" gap="m" wrap aria-label={text.pages}>
              {pageNo > 1 && (
                <Link href={href('/coin/task-product-list', { taskId, page: pageNo - 1 })}>{text.previous}</Link>
              )}
              {pageNo * pageSize < total && (
                <Link href={href('/coin/task-product-list', { taskId, page: pageNo + 1 })}>{text.next}</Link>
              )}
            </Inline>
          </>
        )}
      </QueryView>
    </Container>
  );
}

/** How far a member has come, and the claim at the end. */
function TaskState({ task }: { task: components['schemas']['CoinTask'] }) {
  const { taskId, status, progress, target, reward, period } = task;
  const isMember = useMember() !== null;
  const claim = useTaskClaim();
  if (!isMember) {
    const redirect = href('/coin/task-product-list', { taskId });
    return <Link href={href('/account/login', { redirect })}>{text.logIn}</Link>;
  }
  const failure = claim.error instanceof ShopApiError ? claim.error.message : coinCenterText.failed;
  return (
    <Stack gap="s">
      <Progress value={progress} max={target} label={text.progress} />
      <Text size="small" className={styles.figures}>
        {text.of(progress, target)}
      </Text>
      {status === 'CLAIMABLE' && (
        <div>
          <Button loading={claim.isPending} onClick={() => claim.mutate(taskId)}>
            {text.claim(reward)}
          </Button>
        </div>
      )}
      <div role="status">
        {claim.error && <InlineMessage tone="critical">{failure}</InlineMessage>}
        {claim.data && <InlineMessage tone="positive">{text.claimed(claim.data.reward)}</InlineMessage>}
        {status === 'DONE' && <Text>{text.done[period]}</Text>}
      </div>
      <Link href={href('/coin/center')}>{text.center}</Link>
    </Stack>
  );
}
