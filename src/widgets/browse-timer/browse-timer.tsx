import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, Link } from '#design-system/index.ts';
import {
  selectIsCounted,
  selectIsFailed,
  selectIsOver,
  selectIsPaused,
  selectLeft,
} from '#machines/browse-task/selectors.ts';
import { createBrowseTask } from '../../actors/browse-task/browse-task-actor.ts';
import { useMember } from '../../actors/use-actors.ts';
import { usePageActor } from '../../actors/use-page-actor.ts';
import { useShop } from '../../actors/use-shop.ts';
import { coinTaskProducts } from '../../api/queries/coin.ts';
import { useActorValue } from '../../hooks/use-actor-value.ts';
import { href } from '../../routing/href.ts';
import { browseTimerText as text } from './browse-timer-text.ts';
import * as styles from './browse-timer.css.ts';

interface BrowseTimerProps {
  readonly taskId: string;
  readonly spu: string;
}

/** While a member looks at a product for a coin task: the seconds to go, and the way back. */
export function BrowseTimer({ taskId, spu }: BrowseTimerProps) {
  const isMember = useMember() !== null;
  const { data } = useQuery({ ...coinTaskProducts(useShop(), taskId, 1), enabled: isMember });
  if (!isMember || !data) return null;
  return <RunningTimer taskId={taskId} spu={spu} neededMs={data.secondsEach * 1_000} />;
}

function RunningTimer({ taskId, spu, neededMs }: BrowseTimerProps & { readonly neededMs: number }) {
  const shop = useShop();
  const data = useQueryClient();
  const { actor } = usePageActor(() => createBrowseTask({ shop, data }, { taskId, targetId: spu, neededMs }));
  const seconds = useActorValue(actor, (snapshot) => Math.ceil(selectLeft(snapshot) / 1_000), neededMs / 1_000);
  const isPaused = useActorValue(actor, selectIsPaused, false);
  const isCounted = useActorValue(actor, selectIsCounted, false);
  const isOver = useActorValue(actor, selectIsOver, false);
  const isFailed = useActorValue(actor, selectIsFailed, false);
  useEffect(() => {
    const look = () =>
      actor.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.becameVisible' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [actor]);
  const news = isCounted ? text.counted : isOver ? text.over : isFailed ? text.failed : isPaused ? text.paused : '';
  return (
    <aside className={styles.chip} aria-label={text.label}>
      {news === '' && <span role="timer">{text.left(seconds)}</span>}
      <span role="status">{news}</span>
      {isFailed && (
        <Button size="s" tone="quiet" onClick={() => actor.send({ type: 'task.retry' })}>
          {text.again}
        </Button>
      )}
      <Link href={href('/coin/task-product-list', { taskId })}>{text.back}</Link>
    </aside>
  );
}
