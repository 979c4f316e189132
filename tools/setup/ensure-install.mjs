// Runs on the machine's own Node before every script: plain JavaScript, `node:` imports only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './ensure-browser.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const windows = process.platform === 'win32';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function atLeast(version, [major, minor]) {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number);
  return a > major || (a === major && b >= minor);
}

function packagesOf(file) {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : undefined;
}

// npm writes node_modules/.package-lock.json last, so an interrupted install does not count as one.
function isInstalled() {
  const present = packagesOf('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(packagesOf('package-lock.json')).every(
    ([name, { version, optional, devOptional, link }]) =>
      !name.startsWith('node_modules/') || optional || devOptional || link || present[name]?.version === version,
  );
}

function install() {
  console.log('Installing the dependencies (about 20 seconds, once) …');
  // NODE_ENV=production would leave out the build tools and the project's own Node.
  const result = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0) fail('The dependencies could not be installed: `npm ci` failed (its message is above).');
}

/** The Node that npm runs the scripts with: the project's own when its binary is there, else this one. */
function scriptNode() {
  const binary = path.join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');
  if (!existsSync(binary)) return process.version;
  return spawnSync(binary, ['--version'], { encoding: 'utf8', shell: windows }).stdout?.trim() || 'none that starts';
}

const enough = (version) => atLeast(version, [22, 18]);

if (!atLeast(process.version, [20, 10])) {
  fail(`Lampyris needs Node 20.10 or newer to install itself, and this is ${process.version}: please update it.`);
}
if (!isInstalled()) install();
if (!enough(process.version) && !enough(scriptNode())) {
  fail(
    `Lampyris runs on the Node 22 that npm installs for it, but found ${scriptNode()}: ` +
      'its install script was probably switched off, so run `npm ci --ignore-scripts=false`.',
  );
}
if (process.argv.includes('--with-browser')) {
  const problem = ensureBrowser(root);
  if (problem) fail(problem);
}
