import { limits } from '@fundfront/content-model/limits';

export type FileOutcome =
  | { kind: 'hash'; sha256: string }
  | { kind: 'notPdf' }
  | { kind: 'tooLarge' }
  | { kind: 'unreadable' }
  /** Browsers hash only on https and on the machine itself. */
  | { kind: 'insecure' };

export function canHash(): boolean {
  return typeof crypto !== 'undefined' && 'subtle' in crypto;
}

/** ISO 32000-1, 7.5.2, and what readers take in practice: the mark stands within the first 1024 bytes. */
const headBytes = 1_024;

function isPdf(bytes: ArrayBuffer): boolean {
  return new TextDecoder('latin1').decode(bytes.slice(0, headBytes)).includes('%PDF-');
}

const hexOf = (digest: ArrayBuffer) =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a PDF, worked out here: no byte leaves the browser. Never throws. */
export async function fingerprintOf(file: File): Promise<FileOutcome> {
  if (!canHash()) return { kind: 'insecure' };
  if (file.size > limits.documentCheckBytes) return { kind: 'tooLarge' };
  try {
    const bytes = await file.arrayBuffer();
    if (!isPdf(bytes)) return { kind: 'notPdf' };
    return { kind: 'hash', sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)) };
  } catch {
    // A folder, or a file that was moved or locked since it was chosen.
    return { kind: 'unreadable' };
  }
}

/** As typed or pasted, also in groups and capitals; null for what has not 64 hexadecimal digits. */
export function typedFingerprint(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(digits) ? digits : null;
}
