/** One module of the browser's build. */
export interface Module {
  readonly imports: readonly string[];
  /** Weight of its code, in any unit that is the same for all. */
  readonly weight: number;
}

export interface Entry {
  readonly id: string;
  /** How much a byte loaded in vain costs here: a page where visits start counts more than a dialog. */
  readonly importance: number;
  /** The other entries that it brings along soon after its first view. */
  readonly late?: readonly string[] | undefined;
  /** The area of pages it belongs to; empty where it serves several. */
  readonly area: string;
}

/** Modules that exactly the same entries need; they always stay together. */
export interface Block {
  readonly entries: readonly string[];
  /** The area that alone needs them; empty where several do. */
  readonly area: string;
  readonly modules: readonly string[];
  readonly weight: number;
  /** Other blocks that its modules import. */
  readonly imports: Set<Block>;
}

/** The area of modules that share no chunk with others. */
const apartArea = 'apart';

/** Everything that a module imports statically, itself included, without what is placed already. */
export function reachableFrom(
  id: string,
  modules: ReadonlyMap<string, Module>,
  placed: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next) || placed.has(next)) continue;
    reached.add(next);
    waiting.push(...(modules.get(next)?.imports ?? []));
  }
  return reached;
}

/** The modules that two entries or more need, gathered into blocks that know what they import. */
export function blocksOf(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
  placed: ReadonlySet<string>,
  apart: ReadonlySet<string>,
): readonly Block[] {
  const users = new Map<string, string[]>();
  for (const { id } of entries) {
    for (const module of reachableFrom(id, modules, placed)) users.set(module, [...(users.get(module) ?? []), id]);
  }
  const areaOf = new Map(entries.map(({ id, area }) => [id, area]));
  const groups = new Map<string, { readonly entries: readonly string[]; readonly modules: string[] }>();
  for (const [id, used] of users) {
    if (used.length < 2) continue;
    const key = [apart.has(id) ? apartArea : '', ...used].join('\n');
    const group = groups.get(key) ?? { entries: used, modules: [] };
    group.modules.push(id);
    groups.set(key, group);
  }
  const blocks = [...groups.values()].map((group): Block => {
    const weight = group.modules.reduce((sum, id) => sum + (modules.get(id)?.weight ?? 0), 0);
    const [area = '', ...others] = new Set(group.entries.map((id) => areaOf.get(id) ?? ''));
    const isApart = group.modules.some((id) => apart.has(id));
    return { ...group, area: isApart ? apartArea : others.length === 0 ? area : '', weight, imports: new Set() };
  });
  const blockOf = new Map(blocks.flatMap((block) => block.modules.map((id) => [id, block] as const)));
  for (const block of blocks) {
    for (const other of block.modules.flatMap((id) => modules.get(id)?.imports ?? [])) {
      const imported = blockOf.get(other);
      if (imported && imported !== block) block.imports.add(imported);
    }
  }
  return blocks;
}
