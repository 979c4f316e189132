import { useEffect, useMemo } from 'react';
import { remoteLog } from '../api/browser-shop.ts';
import type { Block, Renderers } from './block.ts';

/** A block as it came, before anything of it is believed. */
type UnparsedBlock = Partial<Record<'id' | 'type' | 'version' | 'data', unknown>> | null | undefined;

const has = (table: object, key: unknown): boolean => Object.hasOwn(table, String(key));

function isKnown<Of extends Block>(renderers: Renderers<Of>, block: unknown): block is Of {
  const { id, type, version, data }: NonNullable<UnparsedBlock> = (block as UnparsedBlock) ?? {};
  return (
    typeof id === 'string' &&
    typeof data === 'object' &&
    data !== null &&
    has(renderers, type) &&
    has(renderers[type as Of['type']], version)
  );
}

/** The blocks that this client can render, in their order. */
export const knownBlocks = <Of extends Block>(renderers: Renderers<Of>, blocks: readonly unknown[]): readonly Of[] =>
  blocks.filter((block): block is Of => isKnown(renderers, block));

const reported = new Set<string>();
/** A shop that sends nonsense fills neither the log nor the memory of the page. */
const mostReported = 20;

function report(block: unknown): void {
  const { type, version } = (block as UnparsedBlock) ?? {};
  const kind = `${String(type)} ${String(version)}`.slice(0, 60);
  if (reported.has(kind) || reported.size >= mostReported) return;
  reported.add(kind);
  remoteLog.pageError(new Error(`A block is left out: ${kind}`));
}

/**
 * The blocks that this client can render, in their order. A client may be older than the shop it reads: a block of a
 * type or version that it does not know is left out, and the log is notified once of each.
 */
export function useKnownBlocks<Of extends Block>(renderers: Renderers<Of>, blocks: readonly unknown[]): readonly Of[] {
  const renderable = useMemo(() => knownBlocks(renderers, blocks), [renderers, blocks]);
  useEffect(() => {
    if (renderable.length < blocks.length) for (const block of blocks) if (!isKnown(renderers, block)) report(block);
  }, [renderers, blocks, renderable]);
  return renderable;
}
