/**
 * Which components React renders, one list for each commit. Import it before anything that imports React: React looks for the
 * hook of its developer tools once, and gives it the tree with each commit.
 */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The same place in the tree of the commit before. */
  readonly alternate: Fiber | null;
}

/** React marks what it has rendered with it, for its developer tools. */
const performedWork = 1;
interface Rendering {
  readonly name: string;
  /** It was on the page before. */
  readonly isAgain: boolean;
}

let commits: Rendering[][] = [];

const hook = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
    const rendered: Rendering[] = [];
    collect(root.current, rendered);
    if (rendered.length > 0) commits.push(rendered);
  },
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
};
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

/** As the developer tools do it: where the children are those of the commit before, nothing below has rendered. */
function collect(fiber: Fiber, rendered: Rendering[]): void {
  const name = (fiber.flags & performedWork) === 0 ? undefined : nameOf(fiber.type);
  if (name !== undefined) rendered.push({ name, isAgain: fiber.alternate !== null });
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) collect(child, rendered);
}

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return undefined;
  if ('type' in type) return nameOf(type.type);
  return 'render' in type ? nameOf(type.render) : undefined;
}

/** The components that are rendered while something happens, one list for each commit. */
export async function commitsOf(happening: () => Promise<unknown>): Promise<readonly (readonly string[])[]> {
  commits = [];
  await happening();
  return commits.map((renderings) => renderings.map(({ name }) => name));
}

/** The components that were on the page before and are rendered again while something happens, in the order of commits. */
export async function rerendersOf(happening: () => Promise<unknown>): Promise<readonly string[]> {
  commits = [];
  await happening();
  return commits.flat().flatMap(({ name, isAgain }) => (isAgain ? [name] : []));
}
