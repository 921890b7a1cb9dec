/** Of a file that is made of many rows: a hundred thousand are read page by page. */
export const downloadTimeoutMs = 300_000;

/** Hands a file to the browser under its own name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
