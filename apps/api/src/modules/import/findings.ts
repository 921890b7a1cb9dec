import type { ImportFinding } from '@fundfront/content-model/wire';

export interface Source {
  file: string;
  /** Counted from 1; null for the file as a whole. */
  line: number | null;
  row: string;
}

/** A row counts as left out once, however many reasons there are. */
export interface Findings {
  readonly list: readonly ImportFinding[];
  readonly skipped: number;
  /** The row, or the value in it, is not used. */
  error(source: Source, reason: string): undefined;
  warn(source: Source, reason: string): void;
  skip(source: Source, reason: string, severity?: ImportFinding['severity']): void;
  /** Nothing of the row is used, and the reason is noted already. */
  skipSilently(source: Source): void;
  isSkipped(source: Source): boolean;
}

const shownLength = 160;

/** PostgreSQL keeps no NUL in a text. */
const storable = (text: string) => text.replaceAll('\0', '');

export function collectFindings(): Findings {
  const list: ImportFinding[] = [];
  const left = new Set<string>();
  const keyOf = ({ file, line }: Source) => `${line} ${file}`;
  const skipSilently = (source: Source) => void left.add(keyOf(source));
  const add = (severity: ImportFinding['severity'], { file, line, row }: Source, reason: string) => {
    const shown = row.length > shownLength ? `${row.slice(0, shownLength)}…` : row;
    list.push({ file: storable(file), line, severity, reason: storable(reason), row: storable(shown) });
  };
  return {
    list,
    get skipped() {
      return left.size;
    },
    error(source, reason) {
      add('error', source, reason);
      return undefined;
    },
    warn: (source, reason) => add('warning', source, reason),
    skip(source, reason, severity = 'error') {
      skipSilently(source);
      add(severity, source, reason);
    },
    skipSilently,
    isSkipped: (source) => left.has(keyOf(source)),
  };
}
