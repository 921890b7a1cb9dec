import type { Root, Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const characters = [...letters, ...'0123456789_'];
const token = /^--ff-/;

function* shortest(): Generator<string> {
  let names = letters;
  for (;;) {
    yield* names;
    names = names.flatMap((name) => characters.map((character) => name + character));
  }
}

export function walkElementRules(sheet: Root, visit: (rule: Rule) => void): void {
  sheet.walkRules((rule) => {
    const isOfKeyframes = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
    if (!isOfKeyframes) visit(rule);
  });
}

/**
 * A name of one to three letters for each class and each token of the design, in the order in which sheets have them:
 * what is used together is then written alike, which is what makes it small once it is compressed.
 */
export function shortNames(sheets: readonly Root[]): Map<string, string> {
  const classes = new Set<string>();
  const tokens = new Set<string>();
  for (const sheet of sheets) {
    walkElementRules(sheet, ({ selector }) => {
      parseSelectors((root) => root.walkClasses(({ value }) => void classes.add(value))).processSync(selector);
    });
    sheet.walkDecls(token, ({ prop }) => void tokens.add(prop));
  }
  const ofClasses = shortest();
  const ofTokens = shortest();
  const next = (names: Generator<string>) => String(names.next().value);
  return new Map([
    ...[...classes].map((name) => [name, next(ofClasses)] as const),
    ...[...tokens].map((name) => [name, `--${next(ofTokens)}`] as const),
  ]);
}

/** Whole names alone: they are hashes with a number, or begin with `--`, so that no other text of a script is one. */
const inScripts = /(?<![\w-])(?:--ff-[\w-]+|_?[a-z0-9]{6,})(?![\w-])/g;

export function renameInScript(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(inScripts, (name) => names.get(name) ?? name);
}

const references = /--ff-[\w-]+/g;

export function renameInSheet(sheet: Root, names: ReadonlyMap<string, string>): void {
  const renamed = parseSelectors((root) =>
    root.walkClasses((each) => {
      each.value = names.get(each.value) ?? each.value;
    }),
  );
  walkElementRules(sheet, (rule) => {
    rule.selector = renamed.processSync(rule.selector);
  });
  sheet.walkDecls((declaration) => {
    declaration.prop = names.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replace(references, (name) => names.get(name) ?? name);
  });
}
