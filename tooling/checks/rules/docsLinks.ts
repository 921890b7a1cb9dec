import path from 'node:path';
import type { Problem, Repo, Rule } from '../repo.ts';

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const rootedPath = /^(?:apps|packages|tooling|docs|\.ci|\.github)\//;
const relativePath =
  /^(?:\.{1,2}\/)*[\w.-]+(?:\/[\w.{},<>*…-]+)*(?:\/[\w.{},<>*…-]+\.(?:tsx?|m?js|json|ya?ml|md|css|sql|png|html)|\/)$/;

const generated = /(^|\/)(\.next|\.data|dist|storybook-static|test-reports|node_modules)(\/|$)/;

/** `a/{b,c}` names two paths; `a/<name>.ts` and `a/*.ts` promise only the folder. */
function expandPath(text: string): string[] {
  const braces = text.match(/^(.*)\{([^}]+)\}(.*)$/);
  if (braces)
    return (braces[2] ?? '').split(',').flatMap((part) => expandPath(`${braces[1]}${part.trim()}${braces[3]}`));
  const open = text.search(/[<*…]/);
  return [open < 0 ? text : text.slice(0, text.lastIndexOf('/', open))];
}

function isSomewhere(repo: Repo, file: string, named: string): boolean {
  const ending = named.replace(/^(?:\.{1,2}\/)+/, '').replace(/\/$/, '');
  if (repo.exists(path.posix.join(path.posix.dirname(file), named))) return true;
  return repo.files.some((known) => `/${known}`.endsWith(`/${ending}`) || `/${known}`.includes(`/${ending}/`));
}

function problemsIn(repo: Repo, file: string): Problem[] {
  // Comments keep their line breaks, so that line numbers stay true.
  const text = repo.read(file).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  return text.split('\n').flatMap((lineText, index) => {
    const linked = [...lineText.matchAll(link)].map(([, to = '']) => path.posix.join(path.posix.dirname(file), to));
    const spans = [...lineText.matchAll(/`([^`\s]+)`/g)].map(([, to = '']) => to);
    const rooted = spans.filter((to) => rootedPath.test(to)).flatMap(expandPath);
    const relative = spans.filter((to) => !rootedPath.test(to) && relativePath.test(to)).flatMap(expandPath);
    return [
      ...[...linked, ...rooted].filter((to) => !generated.test(to) && !repo.exists(to)),
      ...relative.filter((to) => !generated.test(to) && !isSomewhere(repo, file, to)),
    ].map((to) => ({ file, line: index + 1, message: `names ${to}, which does not exist` }));
  });
}

export const docsLinks: Rule = (repo) =>
  repo.files.filter((file) => file.endsWith('.md')).flatMap((file) => problemsIn(repo, file));
