export const uploadKinds = {
  /** Product specification, section 5, reading B. */
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'],
  cv: ['pdf', 'doc', 'docx'],
  evidence: ['pdf', 'jpg', 'jpeg', 'png', 'webp'],
} as const satisfies Record<string, readonly string[]>;

export type UploadKind = keyof typeof uploadKinds;
