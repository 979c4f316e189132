import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner, Button } from '#design-system/index.ts';
import { useNotify, useSite } from '#src/actors/use-actors.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { profileText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { dayText } from '#src/widgets/moments.ts';

const text = profileText.deletion;

/** An account that is about to go, and the way to keep it. */
export function DeletionAhead({ time }: { time: number }) {
  const shop = useShop();
  const site = useSite();
  const data = useQueryClient();
  const notify = useNotify();
  const keep = useMutation({
    mutationFn: () => unwrap(shop.client.DELETE('/bff-app/v1/mobile/account/delete-request')),
    onSuccess: () => {
      notify({ text: text.kept, tone: 'success' });
      return data.invalidateQueries({ queryKey: userInfo(shop).queryKey });
    },
    onError: (error) => notify({ text: error.message, tone: 'danger' }),
  });
  return (
    <Banner
      tone="caution"
      action={
        <Button size="s" loading={keep.isPending} onClick={() => keep.mutate()}>
          {text.keep}
        </Button>
      }
    >
      {text.ahead(dayText(time, site))}
    </Banner>
  );
}
