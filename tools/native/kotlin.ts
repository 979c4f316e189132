/**
 * Compiles the Kotlin files of the bridge, runs the checks of the host made of them and asks it every question of the
 * conformance kit. Where no Java is, it says so and is content. Options go on to the kit.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compileKotlin } from './compile-kotlin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kit = 'bridge-sdk/conformance/cli.ts';

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

if (spawnSync('java', ['-version']).status === 0) {
  const { files, classPath } = compileKotlin();
  console.log(`✓ ${files} Kotlin files compile without a warning`);
  const checks = succeeds('java', ['-cp', classPath, 'com.lampyris.bridge.checks.HostChecksKt']);
  const host = `java -cp ${classPath} com.lampyris.bridge.stdio.StdioHostKt`;
  const answers = succeeds(process.execPath, [kit, '--host', host, '--strict', ...process.argv.slice(2)]);
  process.exitCode = checks && answers ? 0 : 1;
} else console.log('– Kotlin left out: there is no Java on this machine (a JDK or JRE of 17 or newer would do)');
