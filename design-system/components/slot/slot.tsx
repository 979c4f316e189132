import { cloneElement, isValidElement, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';

export type SlotProps = { children: ReactNode; className?: string | undefined } & Record<string, unknown>;

/** Gives its only child the attributes and classes of the surrounding component, so that a link can look like a button. */
export function Slot({ children, className, ...attributes }: SlotProps) {
  if (!isValidElement<{ className?: string }>(children)) return null;
  return cloneElement(children, { ...attributes, className: classNames(className, children.props.className) });
}
