export type Stage = {
  title: string;
  seconds: number;
  failed: boolean;
  /** Packages within the tests of the packages: some run at the same time, so that they add up to more than their stage. */
  parts?: readonly Stage[];
};

/** In seconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1_000 };
}

const rowsOf = (stage: Stage, indent = ''): { name: string; stage: Stage }[] => [
  { name: indent + stage.title, stage },
  ...(stage.parts ?? []).flatMap((part) => rowsOf(part, `${indent}  `)),
];

export function stageTable(stages: readonly Stage[]): string {
  const all = { title: 'in all', seconds: stages.reduce((sum, { seconds }) => sum + seconds, 0), failed: false };
  const rows = [...stages, all].flatMap((stage) => rowsOf(stage));
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, stage }) => {
      const seconds = `${Math.round(stage.seconds)} s`.padStart(7);
      return `${name.padEnd(width)} ${seconds}${stage.failed ? '  FAILED' : ''}`;
    })
    .join('\n');
}
