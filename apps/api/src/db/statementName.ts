/** `select entry`, `update outbox`, `begin`: what a statement does and to which table, and nothing that somebody typed. */
export function statementName(text: string): string {
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const table = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i.exec(text.slice(0, 4_000))?.[1];
  return table ? `${verb} ${table}` : verb;
}
