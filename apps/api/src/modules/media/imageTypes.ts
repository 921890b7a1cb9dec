const kinds = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
} as const satisfies Record<string, readonly string[]>;

export type ImageType = keyof typeof kinds;

const isImageType = (type: string): type is ImageType => Object.hasOwn(kinds, type);

// SVG has no magic bytes: it is text whose first element is `svg`, after any declaration, comment or doctype.
const svgStart = /^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i;

/** By the bytes, whatever the name says; undefined for kinds that are not allowed. */
export async function imageTypeOf(bytes: Uint8Array): Promise<ImageType | undefined> {
  if (svgStart.test(new TextDecoder().decode(bytes.subarray(0, 4_096)))) return 'image/svg+xml';
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  return found !== undefined && isImageType(found) ? found : undefined;
}

export function hasExtensionOf(fileName: string, type: ImageType): boolean {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return kinds[type].some((allowed) => allowed === extension);
}

export function extensionOf(type: ImageType): string {
  return kinds[type][0];
}
