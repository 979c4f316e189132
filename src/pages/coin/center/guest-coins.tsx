import { CheckInStrip, Heading, Link, Stack, Text } from '#design-system/index.ts';
import { checkInRewards } from '#rules/coin-check-in.ts';
import { coinWorth } from '#rules/coins.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { LogInOrJoin } from '#src/widgets/log-in-or-join.tsx';
import { coinCenterText } from '../parts/coin-center-text.ts';
import { stripDays } from './strip-days.ts';

const text = coinCenterText.guest;
const thisPage = href('/coin/center');

/** What coins are, before the log-in: the strip as it begins. */
export function GuestCoins() {
  const currency = currencyOfSite(useSite());
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1} tabIndex={-1}>
          {text.heading}
        </Heading>
        <Text size="lead" tone="muted">
          {text.lead(100, formatMoney(money(coinWorth(100, currency), currency)))}
        </Text>
      </Stack>
      <CheckInStrip
        label={coinCenterText.strip.label}
        days={stripDays({ table: [...checkInRewards], days: 0, today: false })}
      />
      <LogInOrJoin logIn={text.logIn} join={text.join} thisPage={thisPage} />
      <Link href={href('/coin/rule')}>{coinCenterText.rules}</Link>
    </Stack>
  );
}
