/** How far outside the view a section counts as near, in CSS pixels: about a second of scrolling. */
const margin = 600;

/** What somebody does to a section. React hears of the same events later and hydrates at once what they are meant for. */
const inputs = [
  'pointerdown',
  'touchstart',
  'mousedown',
  'keydown',
  'focusin',
  'click',
  'input',
  'touchcancel',
] as const;

const sections = new Map<Element, () => void>();

function onInput({ target }: Event): void {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    sections.get(element)?.();
  }
}

/** Calls `onWanted` when the section comes near the view, or is pressed, typed into or focused. */
export function whenWanted(section: Element, onWanted: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) wanted();
    },
    { rootMargin: `${margin}px` },
  );
  const leave = () => {
    observer.disconnect();
    sections.delete(section);
    if (sections.size > 0) return;
    for (const type of inputs) window.removeEventListener(type, onInput, true);
  };
  const wanted = () => {
    leave();
    onWanted();
  };
  sections.set(section, wanted);
  for (const type of inputs) window.addEventListener(type, onInput, true);
  observer.observe(section);
  return leave;
}
