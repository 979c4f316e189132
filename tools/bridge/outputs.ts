import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { emitCommands } from './emit-commands.ts';
import { emitContract } from './emit-contract.ts';
import { emitKotlin } from './emit-kotlin.ts';
import { emitMarkdown } from './emit-markdown.ts';
import { emitSwift } from './emit-swift.ts';
import { emitTypes } from './emit-types.ts';
import { readProtocol } from './protocol.ts';

const style = { printWidth: 120, singleQuote: true } as const;
const typescript = (text: string): Promise<string> => format(text, { ...style, parser: 'typescript' });

/** Everything that follows from the protocol, by file name inside `bridge-sdk`. */
export async function bridgeOutputs(folder: string): Promise<ReadonlyMap<string, string>> {
  const protocol = await readProtocol(path.join(folder, 'protocol/protocol.json'));
  const examples = await readExamples(path.join(folder, 'protocol/examples'));
  return new Map([
    ['src/generated/types.ts', await typescript(emitTypes(protocol))],
    ['src/generated/contract.ts', await typescript(emitContract(protocol))],
    ['src/generated/commands.ts', await typescript(emitCommands(protocol))],
    ['native/swift/BridgeProtocol.generated.swift', emitSwift(protocol)],
    ['native/kotlin/BridgeProtocol.generated.kt', emitKotlin(protocol)],
    ['docs/PROTOCOL.md', await format(emitMarkdown(protocol, examples), { ...style, parser: 'markdown' })],
  ]);
}

async function readExamples(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  );
}
