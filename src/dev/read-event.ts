/** The event a developer wrote, or undefined when it is no JSON object with a type. */
export function readEvent(text: string): { type: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
    const { type } = value;
    return typeof type === 'string' ? { ...value, type } : undefined;
  } catch {
    return undefined;
  }
}
