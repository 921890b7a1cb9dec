import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { casts, commentBlocks, spreadLiterals } from '../syntax.ts';
import { seededRepo } from './seededRepo.ts';

const found = (rule: (typeof rules)[string] | undefined, files: Record<string, string>) =>
  rule?.(seededRepo(files)).map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`);

describe('singleImporters', () => {
  const short = 'export const a = 1;\n';
  const reader = "import { a } from './a.ts';\nexport const b = a;\n".concat('x;\n'.repeat(30));

  it('sends a few lines to the one file that needs them', () => {
    expect(found(rules.singleImporters, { 'apps/api/src/a.ts': short, 'apps/api/src/b.ts': reader })).toEqual([
      'apps/api/src/a.ts: has 1 lines and one importer: let it live there',
    ]);
  });

  it('leaves what two files share, longer thoughts, components and definitions', () => {
    const files = {
      'apps/api/src/a.ts': short,
      'apps/api/src/b.ts': reader,
      'apps/api/src/c.ts': reader,
      'apps/site/src/a.ts': short.repeat(26),
      'apps/site/src/b.ts': reader,
      'apps/admin/src/A.tsx': short,
      'apps/admin/src/b.ts': reader.replace('./a.ts', './A.tsx'),
      'packages/content-model/src/types/a.ts': short,
      'packages/content-model/src/types/index.ts': reader,
    };
    expect(found(rules.singleImporters, files)).toEqual([]);
  });
});

describe('handWrittenLimits', () => {
  it.each(['"up to 10 MB"', '`At most 40 characters`', "'زیادہ سے زیادہ 60 حروف'", '<p>less than 10MB</p>'])(
    'refuses %s',
    (text) => {
      expect(found(rules.handWrittenLimits, { 'apps/site/src/a.tsx': `const a = ${text};` })).toHaveLength(1);
    },
  );

  it('accepts a number from the limits, and what is no limit', () => {
    const text = 'const a = `At most $' + '{limits.cityLength} characters`; const b = "3 steps";';
    expect(found(rules.handWrittenLimits, { 'apps/site/src/a.ts': text })).toEqual([]);
  });
});

describe('vocabulary', () => {
  it.each(['const keptAnswers = 1', 'function placeFunds() {}', 'let words = 1', 'type Halt = 1', 'const may = 1'])(
    'refuses %s',
    (text) => {
      expect(found(rules.vocabulary, { 'apps/api/src/a.ts': text })).toHaveLength(1);
    },
  );

  it.each(['const storedAnswers = 1', 'const placeholder = 1', 'const keepAlive = 1', '// const words = 1'])(
    'accepts %s',
    (text) => {
      expect(found(rules.vocabulary, { 'apps/api/src/a.ts': text })).toEqual([]);
    },
  );
});

describe('measures', () => {
  it('count casts, not constants, and literals that are spread into literals', () => {
    const repo = seededRepo({
      'apps/api/src/a.ts': 'const a = b as string;\nconst c = [1] as const;\nconst d = { ...{ a }, ...c };\n',
      'apps/api/src/a.test.ts': 'const a = b as string;',
    });
    expect(casts(repo)).toEqual([{ file: 'apps/api/src/a.ts', line: 1, text: 'b as string' }]);
    expect(spreadLiterals(repo)).toEqual([{ file: 'apps/api/src/a.ts', line: 3, text: '...{ a }' }]);
  });

  it('takes lines that follow each other as one comment', () => {
    expect(commentBlocks('a.ts', '// one\n// still one\n\nconst a = 1; // two\n/** three */\n')).toBe(3);
  });
});
