import type { Engine } from './engine.ts';

export async function loadEngine(): Promise<Engine> {
  const { engine } = await import('./engine.ts');
  return engine;
}

/** The engine for a page that may be inside an app, as the script of the head has marked it; none in a browser. */
export async function loadEngineInApp(): Promise<Engine | undefined> {
  return document.documentElement.hasAttribute('data-embedded') ? loadEngine() : undefined;
}
