// RFC 5987: what may stand unescaped in the extended form.
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Content-Disposition for a name in any script (RFC 6266): a plain form for old readers, the true one beside it. */
export function contentDisposition(as: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\w.() -]/g, '_');
  return `${as}; filename="${plain}"; filename*=UTF-8''${escaped(fileName.toWellFormed())}`;
}
