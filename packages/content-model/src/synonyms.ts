import { fold } from './fold.ts';

export function synonymsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,،;؛\n]/)
        .map(fold)
        .filter(Boolean),
    ),
  ];
}
