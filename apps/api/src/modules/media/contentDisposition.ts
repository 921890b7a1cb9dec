// RFC 5987: what the extended form leaves unescaped.
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266, for a name in any script: a plain form for old readers, the true one beside it. */
export function contentDisposition(as: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\w.() -]/g, '_');
  return `${as}; filename="${plain}"; filename*=UTF-8''${escaped(fileName.toWellFormed())}`;
}
