import { matchingLines, withoutComments } from '../lines.ts';
import type { Rule } from '../repo.ts';

const physicalProperty =
  /(?<![\w.-])['"]?(left|right|(?:(?:scroll-?)?(?:margin|padding)|border|inset)-?(?:left|right)[\w-]*|border-?(?:top|bottom)-?(?:left|right)-?radius)['"]?\s*:/i;
const physicalValue = /\b(?:text-?align|float|clear)['"]?\s*:\s*['"]?(?:left|right)\b/i;

export const logicalCss: Rule = (repo) =>
  repo.files
    .filter((file) => /\.css(\.ts)?$/.test(file))
    .flatMap((file) =>
      [physicalProperty, physicalValue].flatMap((pattern) =>
        matchingLines(
          repo,
          file,
          pattern,
          'is physical: use the inline-start or inline-end property or value',
          withoutComments,
        ),
      ),
    );
