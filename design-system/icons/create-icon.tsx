export type IconProps = {
  /** Width and height in px. */
  size?: number | undefined;
  /** An accessible name; without it the icon is decorative. */
  label?: string | undefined;
  filled?: boolean | undefined;
  className?: string | undefined;
};

/** Creates an icon: 24-pixel grid, a 1.5-pixel stroke in the colour of the surrounding text. */
export function createIcon(shape: string) {
  return function Icon({ size = 24, label, filled = false, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path d={shape} />
      </svg>
    );
  };
}
