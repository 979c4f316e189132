import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Has the widths of Arial, in which the shop's words stand until its own letters have come. */
const liberation = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/** Debian's Chromium: without a window for tests, and whole for pictures of pages. */
const programs = ['chromium-headless-shell', 'chromium'];

/**
 * Makes sure a Chromium can be started: CHROMIUM_PATH, the system's, Playwright's own, else installs one. On Debian it
 * brings the letters that stand in for the shop's own, too; elsewhere systems have Arial or a face of its widths.
 * @returns a sentence for a person when that did not work, otherwise undefined
 */
export function ensureBrowser(root) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? undefined : `CHROMIUM_PATH names ${named}, which does not exist.`;
  if (isDebianRoot()) installOnDebian();
  else if (!present(root)) {
    console.log('Installing Chromium for the browser tests (once) …');
    run(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  }
  if (present(root)) return undefined;
  return (
    'The browser tests need Chromium and it could not be installed. ' +
    'Install it yourself and set CHROMIUM_PATH to its program, then run the command again.'
  );
}

function installOnDebian() {
  const missing = [
    ...programs.filter((name) => !isProgram(name)),
    ...(existsSync(liberation.folder) ? [] : [liberation.package]),
  ];
  if (missing.length === 0) return;

  console.log('Installing Chromium and its letters for the browser tests (once) …');
  run('apt-get', ['update']);
  // One by one: an older release lacks the first, and the second does its work.
  for (const name of missing) run('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

const isProgram = (name) => existsSync(`/usr/bin/${name}`);

function present(root) {
  return programs.some(isProgram) || existsSync(playwrightChromium(root));
}

function playwrightChromium(root) {
  const require = createRequire(path.join(root, 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
