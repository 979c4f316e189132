import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensurePackage } from '../setup/ensure-package.ts';
import { filesBelow } from './files-below.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the classes go, from the root; no blanks, so that it may stand in a command line. */
const classes = 'node_modules/.cache/native-kotlin';

export interface Compiled {
  readonly files: number;
  /** What `java -cp` needs to run it, from the root. */
  readonly classPath: string;
}

/**
 * Compiles every Kotlin file of the bridge, those for Android and the examples of the documents among them; Android
 * itself is there as stubs. A warning fails as an error does. @throws when it does not compile
 */
export function compileKotlin(): Compiled {
  const folder = path.join(import.meta.dirname, 'kotlin');
  ensurePackage(folder, "JetBrains' compiler of Kotlin, 94 MB");
  const compiler = path.join(folder, 'node_modules/kotlin-compiler');
  const jar = (name: string): string => path.relative(root, path.join(compiler, 'lib', `${name}.jar`));
  const sources = filesBelow(path.join(root, 'bridge-sdk/native/kotlin'), '.kt');
  const checks = filesBelow(path.join(folder, 'checks'), '.kt');
  const stubs = filesBelow(path.join(folder, 'android-stubs'), '.java');
  mkdirSync(path.join(root, classes), { recursive: true });

  const starter = ['-cp', jar('kotlin-preloader'), 'org.jetbrains.kotlin.preloading.Preloader'];
  const program = ['-cp', jar('kotlin-compiler'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const options = ['-kotlin-home', compiler, '-no-reflect', '-Werror', '-cp', jar('kotlinx-coroutines-core-jvm')];
  const { status } = spawnSync(
    'java',
    ['-Xmx1g', ...starter, ...program, ...options, '-d', classes, ...sources, ...checks, ...stubs],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The Kotlin files do not compile (the compiler’s message is above).');
  const classPath = [classes, jar('kotlin-stdlib'), jar('kotlinx-coroutines-core-jvm')].join(path.delimiter);
  return { files: sources.length, classPath };
}
