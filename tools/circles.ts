/** Names the files, and the folders side by side, that import each other in a circle; fails when there are any. */
import { fileKnots, folderKnots } from './circles/circles.ts';
import { importGraph } from './circles/import-graph.ts';
import { readTree } from './circles/read-tree.ts';

const graph = importGraph(readTree(process.argv[2]));
const knots = [...fileKnots(graph), ...folderKnots(graph)];
for (const knot of knots) console.log(`These import each other in a circle:\n  ${knot.join('\n  ')}`);
console.log(`${graph.size} files, ${knots.length} knots of circles`);
process.exitCode = knots.length > 0 ? 1 : 0;
