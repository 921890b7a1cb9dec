import type { ImportColumn, ImportFindingKind, PriceFinding } from '@fundfront/content-model/wire';

export interface Source {
  file: string;
  /** Of the file among those of the import, from 0; null for what concerns all of them. */
  position: number | null;
  /** Counted from 1; null for the file as a whole. */
  line: number | null;
  /** As they stand in the file, or as they were mended. */
  cells: readonly string[];
}

export type Severity = PriceFinding['severity'];

export interface NewFinding {
  source: Source;
  kind: ImportFindingKind;
  severity: Severity;
  text: string;
  column: ImportColumn | null;
  suggestion: string | null;
  skips: boolean;
}

interface About {
  column?: ImportColumn | null;
  suggestion?: string | null;
}

/** A row counts as left out once, and as blocked once, however many reasons there are. */
export interface Findings {
  readonly list: readonly NewFinding[];
  readonly skipped: number;
  readonly blocked: number;
  /** Nothing of the import is applied before the row is mended or left out. */
  block(source: Source, kind: ImportFindingKind, text: string, about?: About): undefined;
  /** The row is used; who approves reads about it. */
  warn(source: Source, kind: ImportFindingKind, text: string, about?: About): void;
  /** The row is used, and nobody need look at it. */
  explain(source: Source, kind: ImportFindingKind, text: string): void;
  /** The row says nothing that could be used. */
  drop(source: Source, kind: ImportFindingKind, text: string, severity?: Exclude<Severity, 'blocked'>): void;
  isSkipped(source: Source): boolean;
}

/** Concerns all files together. */
export const wholeImport: Source = { file: '', position: null, line: null, cells: [] };

/** @param read what was found while the files were read, to begin with */
export function collectFindings(read: readonly NewFinding[] = []): Findings {
  const list: NewFinding[] = [];
  const left = new Set<string>();
  const stopped = new Set<string>();
  const keyOf = ({ position, line }: Source) => `${position} ${line}`;
  const add = (finding: NewFinding) => {
    list.push(finding);
    if (finding.skips && finding.source.line !== null) left.add(keyOf(finding.source));
    if (finding.severity === 'blocked') stopped.add(keyOf(finding.source));
  };
  for (const finding of read) add(finding);
  const nothing = { column: null, suggestion: null };
  return {
    list,
    get skipped() {
      return left.size;
    },
    get blocked() {
      return stopped.size;
    },
    block(source, kind, text, about) {
      add({ ...nothing, ...about, source, kind, text, severity: 'blocked', skips: true });
      return undefined;
    },
    warn: (source, kind, text, about) =>
      add({ ...nothing, ...about, source, kind, text, severity: 'reason', skips: false }),
    explain: (source, kind, text) => add({ ...nothing, source, kind, text, severity: 'explained', skips: false }),
    drop: (source, kind, text, severity = 'explained') =>
      add({ ...nothing, source, kind, text, severity, skips: true }),
    isSkipped: (source) => left.has(keyOf(source)),
  };
}
