import { useEffect, useMemo } from 'react';
import { remoteLog } from '../api/browser-shop.ts';
import type { Block } from './block.ts';
import { renderers } from './renderers.ts';

/** A block as it came, before anything of it is believed. */
type UnparsedBlock = Partial<Record<'id' | 'type' | 'version' | 'data', unknown>> | null | undefined;

const has = (table: object, key: unknown): boolean => Object.hasOwn(table, String(key));

function isKnown(block: unknown): block is Block {
  const { id, type, version, data }: NonNullable<UnparsedBlock> = (block as UnparsedBlock) ?? {};
  return (
    typeof id === 'string' &&
    typeof data === 'object' &&
    data !== null &&
    has(renderers, type) &&
    has(renderers[type as Block['type']], version)
  );
}

/** The blocks that this client can render, in their order. */
export const knownBlocks = (blocks: readonly unknown[]): readonly Block[] => blocks.filter(isKnown);

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
export function useKnownBlocks(blocks: readonly unknown[]): readonly Block[] {
  const renderable = useMemo(() => knownBlocks(blocks), [blocks]);
  useEffect(() => {
    if (renderable.length < blocks.length) for (const block of blocks) if (!isKnown(block)) report(block);
  }, [blocks, renderable]);
  return renderable;
}
