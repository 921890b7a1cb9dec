import type { ImportFinding, ImportJob, ImportReport } from '@fundfront/content-model/wire';

const number = (value: number) => value.toLocaleString('en');

/** "4 to 6, 9" for lines 4, 5, 6 and 9; at most a few spans, then how many more there are. */
function linesText(lines: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && line <= last.to + 1) last.to = line;
    else spans.push({ from: line, to: line });
  }
  const shown = spans.slice(0, 4).map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`));
  const rest = spans.length - shown.length;
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown.join(', ')}${rest > 0 ? ` and ${rest} more places` : ''}`;
}

const severityLabels = { blocked: 'blocked', reason: 'look   ', explained: 'note   ' } as const;

function groupText(group: readonly ImportFinding[]): string {
  const [first] = group;
  if (!first) return '';
  const lines = group.flatMap(({ line }) => (line === null ? [] : [line]));
  const where = lines.length === 0 ? 'the file' : `${linesText(lines)} (${number(lines.length)})`;
  const example = lines.length === 1 && first.row !== '' ? `\n      ${first.row}` : '';
  return `  ${severityLabels[first.severity]} ${where}: ${first.text}${example}`;
}

function findingsText(findings: readonly ImportFinding[]): string[] {
  const groups = new Map<string, ImportFinding[]>();
  for (const finding of findings) {
    const key = [finding.file, finding.severity, finding.text].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const text: string[] = [];
  let file: string | null = null;
  for (const group of groups.values()) {
    const name = group[0]?.file ?? '';
    if (name !== file) text.push('', name === '' ? 'All files' : name);
    file = name;
    text.push(groupText(group));
  }
  return text;
}

function headline({ state, blocked }: ImportJob, { rows }: ImportReport): string {
  const read = `${number(rows.read)} rows read, ${number(rows.skipped)} not used`;
  if (state === 'applied') return `Imported: ${read}.`;
  if (state === 'waiting') return `Sent for approval, nothing saved yet: ${read}.`;
  return `Checked, nothing saved: ${read}${blocked > 0 ? `, ${number(blocked)} blocked` : ''}.`;
}

/** @param findings all of the import's, in the order of the files */
export function reportText(job: ImportJob, findings: readonly ImportFinding[]): string {
  const { report, problem } = job;
  if (!report) return problem ?? 'Nothing was checked yet.';
  const { categories, funds, prices, returns, sampleFunds } = report;
  const line = (label: string, cells: readonly string[]) =>
    `${label.padEnd(12)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  const counted = (label: string, { created, updated, unchanged }: ImportReport['funds']) =>
    line(label, [created, updated, unchanged].map(number));
  return [
    headline(job, report),
    '',
    line('', ['new', 'changed', 'as before']),
    counted('Categories', categories),
    counted('Funds', funds),
    counted('Prices', prices),
    counted('Returns', returns),
    ...findingsText(findings),
    ...(sampleFunds > 0 ? ['', `${number(sampleFunds)} sample funds are on the site.`] : []),
    ...(problem === null ? [] : ['', problem]),
  ].join('\n');
}
