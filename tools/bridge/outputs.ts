import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from '../../oxfmt.config.ts';
import { emitCommands } from './emit-commands.ts';
import { emitContract } from './emit-contract.ts';
import { emitKotlin } from './emit-kotlin.ts';
import { emitMarkdown } from './emit-markdown.ts';
import { emitSwift } from './emit-swift.ts';
import { emitTypes } from './emit-types.ts';
import { readProtocol } from './protocol.ts';

/** Everything that follows from the protocol, by file name inside `bridge-sdk`. */
export async function bridgeOutputs(folder: string): Promise<ReadonlyMap<string, string>> {
  const protocol = await readProtocol(path.join(folder, 'protocol/protocol.json'));
  const examples = await readExamples(path.join(folder, 'protocol/examples'));
  const outputs = [
    ['src/generated/types.ts', emitTypes(protocol)],
    ['src/generated/contract.ts', emitContract(protocol)],
    ['src/generated/commands.ts', emitCommands(protocol)],
    ['docs/PROTOCOL.md', emitMarkdown(protocol, examples)],
  ] as const;
  return new Map([
    ...(await Promise.all(outputs.map(async ([file, text]) => [file, await formatted(file, text)] as const))),
    ['native/swift/BridgeProtocol.generated.swift', emitSwift(protocol)],
    ['native/kotlin/BridgeProtocol.generated.kt', emitKotlin(protocol)],
  ]);
}

async function readExamples(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  );
}
