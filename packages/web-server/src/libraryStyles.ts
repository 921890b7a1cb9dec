/**
 * Style elements that libraries write, by the digests of their texts; a test compares these with the libraries. Where they
 * come from: the toasts (sonner, which puts an empty element in before its text), presses and scrolling below dialogs on iOS
 * (react-aria).
 */
export const styleHashes = {
  empty: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  toasts: 'StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  presses: '38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  scrolling: 'gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
} as const;

const source = (digest: string) => `'sha256-${digest}'`;

/** Sources of a content policy. Without the toasts': the site brings these in its own sheet. */
export const libraryStyles = [styleHashes.presses, styleHashes.scrolling].map(source).join(' ');
