// Runs on the machine's own Node before every command: plain JavaScript, `node:` imports only.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

/** What the lock file names for this purpose and every platform. */
function neededPackages(isWhole) {
  return Object.entries(packagesOf('package-lock.json')).filter(
    ([name, { dev, optional, devOptional, link }]) =>
      name.startsWith('node_modules/') && !optional && !devOptional && !link && (isWhole || !dev),
  );
}

// npm writes node_modules/.package-lock.json last, so an interrupted install does not count as one.
function isInstalled(isWhole) {
  const present = packagesOf('node_modules/.package-lock.json');
  return (
    present !== undefined && neededPackages(isWhole).every(([name, { version }]) => present[name]?.version === version)
  );
}

async function install(isWhole) {
  const names = neededPackages(isWhole).map(([name]) => name);
  const purpose = isWhole ? 'the shop, its tests and its tools need' : 'a running shop needs';
  console.log(`Installing the ${names.length} packages that ${purpose} (once) …`);
  // Warnings speak of Node versions that the packages would rather have; the shop runs on the Node it installs here.
  const group = isWhole ? '--include=dev' : '--omit=dev';
  const npm = spawn('npm', ['ci', group, '--loglevel=error', '--no-progress'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  const progress = setInterval(() => {
    const there = names.filter((name) => existsSync(path.join(root, name, 'package.json'))).length;
    console.log(`  ${there} of ${names.length}`);
  }, 5_000);
  const [code] = await once(npm, 'close');
  clearInterval(progress);
  if (code !== 0) fail('The dependencies could not be installed: `npm ci` failed (its message is above).');
}

/** The Node that npm runs the scripts with: the project's own when its binary is there, else this one. */
function scriptNode() {
  const binary = path.join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');
  if (!existsSync(binary)) return process.version;
  return spawnSync(binary, ['--version'], { encoding: 'utf8', shell: windows }).stdout?.trim() || 'none that starts';
}

const enough = (version) => atLeast(version, [22, 18]);

/**
 * Makes sure that what a command needs is there, or ends the process with a sentence. A shop that runs, and builds itself,
 * needs no tests, stories or benchmarks: what those need comes when they do.
 * @param needs 'shop', 'tools' for all packages, or 'browser' for those and Chromium
 */
export async function ensureInstall(needs) {
  if (!atLeast(process.version, [20, 10])) {
    fail(`Lampyris needs Node 20.10 or newer to install itself, and this is ${process.version}: please update it.`);
  }
  const isWhole = needs !== 'shop';
  if (!isInstalled(isWhole)) await install(isWhole);
  if (!enough(process.version) && !enough(scriptNode())) {
    fail(
      `Lampyris runs on the Node 22 that npm installs for it, but found ${scriptNode()}: ` +
        'its install script was probably switched off, so run `npm ci --ignore-scripts=false`.',
    );
  }
  if (needs !== 'browser') return;
  const problem = ensureBrowser(root);
  if (problem) fail(problem);
}
