import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  Accordion,
  Button,
  Heading,
  IconBox,
  IconCart,
  IconChat,
  IconEye,
  IconMail,
  IconShare,
  IconStar,
  IconUser,
  InlineMessage,
  Link,
  SectionHeader,
  SkeletonText,
  Stack,
  TaskRow,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { href } from '#src/routing/href.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { coinCenterText } from '../parts/coin-center-text.ts';
import { coinTasks } from '../parts/queries.ts';
import { useTaskClaim } from '../parts/use-task-claim.ts';
import { nextTasks } from './next-tasks.ts';

/** Where a task is done. */
function taskHref({ kind, taskId, seconds }: Pick<CoinTask, 'kind' | 'taskId' | 'seconds'>): string {
  if (seconds !== null) return href('/coin/task-product-list', { taskId });
  const places: Readonly<Partial<Record<CoinTask['kind'], string>>> = {
    REVIEW: href('/order/list'),
    ANSWER: href('/faq/list', { sort: 'UNANSWERED' }),
    SHARE: href('/home/share'),
    COMPLETE_PROFILE: href('/profile', { part: 'details' }),
    SUBSCRIBE: href('/order/unsubscribe'),
  };
  return places[kind] ?? href('/collections');
}

type CoinTask = components['schemas']['CoinTask'];

const text = coinCenterText.tasks;

const icons: Readonly<Record<CoinTask['kind'], ReactNode>> = {
  BROWSE_LIST: <IconEye />,
  VIEW_PRODUCT_SECONDS: <IconEye />,
  ADD_TO_CART: <IconCart />,
  FIRST_ORDER: <IconBox />,
  REVIEW: <IconStar />,
  ANSWER: <IconChat />,
  SHARE: <IconShare />,
  COMPLETE_PROFILE: <IconUser />,
  SUBSCRIBE: <IconMail />,
};

/** What earns coins, by group, with what can be claimed. */
export function Tasks() {
  const found = useQuery(coinTasks(useShop()));
  const isMember = useMember() !== null;
  const { claim, message } = useClaim();
  return (
    <section aria-labelledby="tasks">
      <Stack gap="m">
        <SectionHeader id="tasks" title={text.title} />
        <div role="status">
          {message ?? (found.data && isMember && <Text tone="muted">{todayText(found.data)}</Text>)}
        </div>
        <QueryView query={found} waiting={<SkeletonText lines={8} />}>
          {({ groups }) => (
            <TaskGroups groups={groups}>
              {(tasks) => (
                <ul>
                  {tasks.map((task) => (
                    <Task key={task.taskId} task={task} isMember={isMember} claim={claim} />
                  ))}
                </ul>
              )}
            </TaskGroups>
          )}
        </QueryView>
      </Stack>
    </section>
  );
}

interface TaskGroupsProps {
  readonly groups: components['schemas']['CoinTaskList']['groups'];
  readonly children: (tasks: readonly CoinTask[]) => ReactNode;
}

/** Three tasks at once, those to claim first, and the others folded. A task keeps its place while one looks on. */
function TaskGroups({ groups, children }: TaskGroupsProps) {
  const all = groups.flatMap(({ tasks }) => tasks);
  const [shown] = useState(() => new Set(nextTasks(all).map(({ taskId }) => taskId)));
  const isShown = ({ taskId }: CoinTask) => shown.has(taskId);
  const others = groups
    .map(({ title, tasks }) => ({ title, tasks: tasks.filter((task) => !isShown(task)) }))
    .filter(({ tasks }) => tasks.length > 0);
  const count = others.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <>
      {children(nextTasks(all.filter(isShown)))}
      {count > 0 && (
        <Accordion
          items={[
            {
              id: 'other-tasks',
              title: text.more(count),
              body: others.map(({ title, tasks }) => (
                <Stack key={title} gap="s">
                  <Heading level={3} look={4}>
                    {title}
                  </Heading>
                  {children(tasks)}
                </Stack>
              )),
            },
          ]}
        />
      )}
    </>
  );
}

const todayText = ({ earnedToday, dailyCap }: components['schemas']['CoinTaskList']) =>
  earnedToday >= dailyCap ? text.full : text.today(earnedToday, dailyCap);

function useClaim() {
  const claim = useTaskClaim();
  const { error, data: reward } = claim;
  const failure = error instanceof ShopApiError ? error.message : coinCenterText.failed;
  const message = error ? (
    <InlineMessage tone="critical">{failure}</InlineMessage>
  ) : reward ? (
    <InlineMessage tone="positive">{text.claimed(reward.reward)}</InlineMessage>
  ) : null;
  return { claim, message };
}

interface TaskProps {
  readonly task: CoinTask;
  readonly isMember: boolean;
  readonly claim: ReturnType<typeof useClaim>['claim'];
}

function Task({ task, isMember, claim }: TaskProps) {
  const { taskId, kind, title, note, reward, target, progress, status, period } = task;
  const isSending = claim.isPending && claim.variables === taskId;
  const action =
    status === 'CLAIMABLE' ? (
      <Button
        size="s"
        tone="outline"
        loading={isSending}
        aria-label={text.claimOf(title, reward)}
        onClick={() => claim.mutate(taskId)}
      >
        {text.claim(reward)}
      </Button>
    ) : (
      <Button asChild size="s" tone="outline">
        <Link tone="plain" href={taskHref(task)} aria-label={text.goOf(title)}>
          {text.go}
        </Link>
      </Button>
    );
  return (
    <TaskRow
      icon={icons[kind]}
      title={title}
      note={note}
      reward={text.reward(reward)}
      progress={
        isMember && target > 1 && status !== 'DONE'
          ? { value: progress, max: target, label: text.progress(title), text: text.of(progress, target) }
          : undefined
      }
      action={action}
      done={status === 'DONE' ? text.done[period] : undefined}
    />
  );
}
