import { boundaries } from '../boundaries/boundaries.ts';
import type { Rule } from '../repo.ts';
import { budgets } from './budgets.ts';
import { docsLinks } from './docsLinks.ts';
import { escapes } from './escapes.ts';
import { fileLength } from './fileLength.ts';
import { handWrittenLimits } from './handWrittenLimits.ts';
import { logicalCss } from './logicalCss.ts';
import { oneVersion } from './oneVersion.ts';
import { singleImporters } from './singleImporters.ts';
import { urduWords } from './urduWords.ts';
import { vocabulary } from './vocabulary.ts';

export const rules: Record<string, Rule> = {
  boundaries,
  budgets,
  docsLinks,
  escapes,
  fileLength,
  handWrittenLimits,
  logicalCss,
  oneVersion,
  singleImporters,
  urduWords,
  vocabulary,
};
