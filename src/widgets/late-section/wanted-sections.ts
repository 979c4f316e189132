import { afterFirstSign } from '#design-system/foundations/first-sign.ts';

/** How far outside the view a section counts as near, in CSS pixels: about a second of scrolling. */
const margin = 600;

/** What somebody does to a section. React receives the same events later and hydrates at once what they are meant for. */
const inputs = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'touchcancel'];

interface Section {
  readonly onWanted: () => void;
  /** In the first view it waits for a sign of somebody, too. */
  readonly needsSign: boolean;
}

const sections = new Map<Element, Section>();
/** Until the first sign of somebody a section waits for being in view; `margin` counts after it. */
const watching: { near?: IntersectionObserver | undefined; hasSign: boolean } = { hasSign: false };

function onInput({ target }: Event): void {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    sections.get(element)?.onWanted();
  }
}

function onNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) sections.get(target)?.onWanted();
}

/** Watches all sections with the margin of now. */
function look(): void {
  watching.near?.disconnect();
  watching.near = new IntersectionObserver(onNear, { rootMargin: `${watching.hasSign ? margin : 0}px` });
  for (const [section, { needsSign }] of sections) observe(section, needsSign);
}

function observe(section: Element, needsSign: boolean): void {
  if (watching.hasSign || !needsSign) watching.near?.observe(section);
}

function onSign(): void {
  watching.hasSign = true;
  if (sections.size > 0) look();
}

function watch(section: Element, facts: Section): void {
  if (sections.size === 0) {
    for (const type of inputs) window.addEventListener(type, onInput, true);
    afterFirstSign(onSign);
  }
  sections.set(section, facts);
  if (watching.near) observe(section, facts.needsSign);
  else look();
}

function leave(section: Element): void {
  watching.near?.unobserve(section);
  if (!sections.delete(section) || sections.size > 0) return;
  watching.near = undefined;
  for (const type of inputs) window.removeEventListener(type, onInput, true);
}

/** Whether the input that is being answered is meant for a section: it may have had what is around it hydrated. */
function isMeant(section: Element): boolean {
  const { event } = window;
  return event?.target instanceof Node && inputs.includes(event.type) && section.contains(event.target);
}

/**
 * Calls `onWanted` once: when the section is in the first view or, after a sign of somebody, comes near the view, or is
 * pressed, typed into or focused.
 * @param needsSign whether the section waits for a sign of somebody in the first view, too
 */
export function whenWanted(section: Element, onWanted: () => void, needsSign = false): (() => void) | undefined {
  if (isMeant(section)) {
    onWanted();
    return undefined;
  }
  watch(section, {
    needsSign,
    onWanted: () => {
      leave(section);
      onWanted();
    },
  });
  return () => leave(section);
}
