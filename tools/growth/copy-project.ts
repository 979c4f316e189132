import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Copies what git tracks or would, so without builds and data; the installed packages are linked. */
export async function copyProject(root: string, to: string): Promise<void> {
  const listed = await run('git', ['-C', root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.stdout.split('\0').filter((file) => file !== '');
  // One by one: side by side they would need thousands of open files.
  for (const file of files) await cp(path.join(root, file), path.join(to, file));
  await allowLinkedPackages(path.join(to, 'vite.config.ts'));
  await symlink(path.join(root, 'node_modules'), path.join(to, 'node_modules'), 'junction');
}

/** Vite loads no file from outside the project, which the linked packages are. */
async function allowLinkedPackages(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const server = 'server: { watch: null }';
  const allowing = text.replace(server, 'server: { watch: null, fs: { strict: false } }');
  if (allowing === text) throw new Error(`${file} must say '${server}', so that linked packages can be allowed there`);
  await writeFile(file, allowing);
}
