import { policyPath, returnPolicyPath, shippingPolicyPath } from '#rules/page-paths.ts';
import type { Db } from '#server/db/schema.ts';
import type { Passage } from '../../content/passages/passage.ts';
import { textSections } from '../../content/passages/text-sections.ts';
import { readPublishedPages } from './published-pages.ts';

/** Policies with an address of their own; the others are read at one. */
const ownAddresses: Readonly<Record<string, string>> = {
  shipping: shippingPolicyPath,
  return: returnPolicyPath,
};
const addressOf = (key: string): string => ownAddresses[key] ?? `${policyPath}?${new URLSearchParams({ key })}`;

/** What is found of the policies, by their headings; the first passage says in short what a policy is about. */
export async function policyPassages(db: Db): Promise<Passage[]> {
  const pages = await readPublishedPages(db, 'POLICY');
  return pages.flatMap(({ handle: ref, site, title, description, text, updatedTime }) => {
    const about = { kind: 'POLICY', ref, site, title, address: addressOf(ref), updatedTime } as const;
    const [first, ...others] = textSections(text);
    const opening = first?.heading === null ? first.text : '';
    const sections = first && first.heading !== null ? [first, ...others] : others;
    return [
      { ...about, heading: null, text: [description, opening].filter((part) => part !== '').join('\n') },
      ...sections.map((section) => ({ ...about, ...section })),
    ];
  });
}
