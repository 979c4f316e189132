/**
 * Attributes of what surrounds a picture that waits until it is near the view. A script of the document's head that gives the root
 * `data-late-pictures` takes them away one by one, maybe before React has hydrated them; without it the browser decides.
 */
export const latePicture = { 'data-late': '', suppressHydrationWarning: true } as const;
