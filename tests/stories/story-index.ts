import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { storiesPorts } from './stories-ports.ts';

export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** The folders of the design system that have stories. */
export const componentsWithStories: readonly string[] = [
  ...new Set(globSync('design-system/components/*/*.stories.tsx').map((file) => basename(dirname(file)))),
].sort();

/** What a built site holds, as Storybook itself lists it, without the stories that must fail. */
export async function readIndex(port: number = storiesPorts.site): Promise<readonly Entry[]> {
  const answer = await fetch(`http://localhost:${port}/index.json`);
  const index: unknown = await answer.json();
  const entries = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : undefined;
  return Object.values(entries ?? {})
    .filter(isEntry)
    .filter(({ importPath }) => !importPath.startsWith('./.storybook/control/'));
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'id' in value && 'importPath' in value;
}
