import { IconCheck, IconShare, IconUser, SectionHeader, TrustRow } from '#design-system/index.ts';
import { shareText } from '../../text/share.ts';

const text = shareText.steps;
const icons = [<IconShare key="send" />, <IconUser key="join" />, <IconCheck key="see" />];

export function HowItWorks() {
  return (
    <section aria-labelledby="share-steps">
      <SectionHeader id="share-steps" title={text.title} />
      <TrustRow items={text.items.map((item, index) => ({ ...item, icon: icons[index] }))} />
    </section>
  );
}
