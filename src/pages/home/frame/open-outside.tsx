import { Button } from '#design-system/index.ts';
import { frameText as text } from './text.ts';

/** The way out of the shop: a window of its own that knows neither us nor where it came from. */
export function OpenOutside({ href, look }: { href: string; look: 'button' | 'quiet' }) {
  return (
    <Button asChild tone={look === 'button' ? 'brand' : 'quiet'} size={look === 'button' ? 'm' : 's'}>
      <a href={href} target="_blank" rel="noopener noreferrer external">
        {text.openOutside}
      </a>
    </Button>
  );
}
