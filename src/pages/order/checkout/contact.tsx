import { useQuery } from '@tanstack/react-query';
import { Inline, Link, Text } from '#design-system/index.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { checkoutText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { href } from '#src/routing/href.ts';
import type { OrderForm } from './use-order-form.ts';
import { useText } from '#src/widgets/use-text.ts';

/** The one thing a guest must give, and the way back here for who has an account. */
export function GuestContact({ form }: Pick<OrderForm, 'form'>) {
  const text = useText(checkoutText.contact);
  const { path, query } = usePlace();
  const back = `${path}?${query.toString()}`;
  return (
    <TitledSection
      title={text.title}
      aside={
        <Inline as="span" gap="xs">
          <Text as="span" size="small" tone="muted">
            {text.haveAccount}
          </Text>
          <Link href={href('/account/login', { redirect: back })}>{text.login}</Link>
        </Inline>
      }
    >
      <EmailField {...form.text('email')} name="email" autoComplete="email" label={text.email} hint={text.hint} />
    </TitledSection>
  );
}

export function MemberContact() {
  const text = checkoutText.contact;
  const { data } = useQuery(userInfo(useShop()));
  return (
    <TitledSection title={text.title}>
      <Text tone="muted">{data ? text.loggedInAs(data.email) : text.loggedIn}</Text>
    </TitledSection>
  );
}
