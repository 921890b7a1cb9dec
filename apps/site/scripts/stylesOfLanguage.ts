import type { Declaration, Root } from 'postcss';

/** Takes out the rules of pages in the other language alone: `:root:lang(ur)`. @param sheet is changed */
export function removeOtherLanguages(sheet: Root, language: string): void {
  const isOther = (selector: string) => (/^:root:lang\((\w+)\)/.exec(selector)?.[1] ?? language) !== language;
  sheet.walkRules((rule) => void (rule.selectors.every(isOther) && rule.remove()));
}

const languages = /:is\(((?::lang\(\w+\),?)+)\)/g;

/** For what points the other way, the compiler lists all languages that are written from right to left. @param sheet is changed */
export function keepOurLanguages(sheet: Root, ours: readonly string[]): void {
  const ofOurs = (all: string, list: string) => {
    const left = list.split(',').filter((each) => ours.some((language) => each === `:lang(${language})`));
    return left.length === 1 ? left.join() : all;
  };
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(languages, ofOurs);
  });
}

const plainReference = /var\(\s*(--[\w-]+)\s*\)/g;
const referenceWithFallback = /var\(\s*(--[\w-]+)\s*,/g;

function withValues(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(plainReference, (reference, name: string, at: number) => {
    const constant = constants.get(name);
    if (constant === undefined) return reference;
    const [before = '', after = ''] = [value[at - 1], value[at + reference.length]];
    return `${/[\w%]/.test(before) ? ' ' : ''}${constant}${/[\w.#(-]/.test(after) ? ' ' : ''}`;
  });
}

function isOfWholePage({ parent, important }: Declaration): boolean {
  const isOfRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
  return isOfRoot && !important && parent.parent?.type === 'root';
}

/**
 * Custom properties that a sheet sets once, for the whole page, and to what no other property changes: their values take the
 * places of their names, and their declarations go. By https://www.w3.org/TR/css-variables-1/#substitute-a-var the styles of
 * every element stay the same.
 * @param sheet is changed
 * @returns what was taken out
 */
export function inlineConstants(sheet: Root): Map<string, string> {
  const declared = new Map<string, Declaration[]>();
  const excluded = new Set<string>();
  sheet.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(referenceWithFallback)) excluded.add(name);
    if (declaration.variable) {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    }
  });
  sheet.walkAtRules('property', ({ params }) => void excluded.add(params));

  const constants = new Map<string, string>();
  const open = new Map<string, Declaration>();
  for (const [name, [declaration, ...others]] of declared) {
    if (declaration && others.length === 0 && !excluded.has(name) && isOfWholePage(declaration)) {
      open.set(name, declaration);
    }
  }
  for (let before = -1; before < constants.size; ) {
    before = constants.size;
    for (const [name, declaration] of open) {
      const value = withValues(declaration.value, constants);
      if (value.includes('var(')) continue;
      constants.set(name, value);
      open.delete(name);
      declaration.remove();
    }
  }
  sheet.walkDecls((declaration) => {
    declaration.value = withValues(declaration.value, constants);
  });
  sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return constants;
}
