import { Button, Link } from '#design-system/index.ts';

interface WayOnProps {
  readonly href: string;
  readonly label: string;
  readonly tone?: 'brand' | 'outline' | undefined;
}

/** The one link of a block, which looks like a button. */
export function WayOn({ href, label, tone = 'outline' }: WayOnProps) {
  return (
    <Button asChild tone={tone} size="l">
      <Link href={href} tone="plain">
        {label}
      </Link>
    </Button>
  );
}
