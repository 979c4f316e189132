/**
 * Compiles the Kotlin files of the bridge and asks the host made of them every question of the conformance kit. Where no
 * Java is, it says so and is content.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compileKotlin } from './compile-kotlin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kit = 'bridge-sdk/conformance/cli.ts';

if (spawnSync('java', ['-version']).status === 0) {
  const { files, classPath } = compileKotlin();
  console.log(`✓ ${files} Kotlin files compile without a warning`);
  const host = `java -cp ${classPath} com.lampyris.bridge.stdio.StdioHostKt`;
  const { status } = spawnSync(process.execPath, [kit, '--host', host, '--strict', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else console.log('– Kotlin left out: there is no Java on this machine (a JDK or JRE of 17 or newer would do)');
