/** The pages worth showing: first, last, the current one and its neighbours; `gap` where some are left out. */
export function pageRange(current: number, total: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  const out: (number | 'gap')[] = [];
  for (const page of pages) {
    const previous = out.at(-1);
    if (typeof previous === 'number' && page - previous === 2) out.push(previous + 1);
    else if (typeof previous === 'number' && page - previous > 2) out.push('gap');
    out.push(page);
  }
  return out;
}
