import path from 'node:path';
import type { Problem, Repo, Rule } from '../repo.ts';

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const namedPath = /`((?:apps|packages|tooling|docs|\.ci|\.github)\/[^`\s]*)`/g;

// There only after a build or a start.
const generated = /\/(\.next|dist|storybook-static)(\/|$)/;

/** `a/{b,c}` names two paths; `a/<name>.ts` and `a/*.ts` promise only the folder. */
function expandPaths(text: string): string[] {
  const braces = text.match(/^(.*)\{([^}]+)\}(.*)$/);
  if (braces)
    return (braces[2] ?? '').split(',').flatMap((part) => expandPaths(`${braces[1]}${part.trim()}${braces[3]}`));
  const open = text.search(/[<*…]/);
  return [open < 0 ? text : text.slice(0, text.lastIndexOf('/', open))];
}

function problemsIn(repo: Repo, file: string): Problem[] {
  // Comments keep their line breaks, so that line numbers stay true.
  const text = repo.read(file).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  return text.split('\n').flatMap((lineText, index) => {
    const linked = [...lineText.matchAll(link)].map(([, to = '']) => path.posix.join(path.posix.dirname(file), to));
    const named = [...lineText.matchAll(namedPath)].flatMap(([, to = '']) => expandPaths(to));
    return [...linked, ...named]
      .filter((to) => !generated.test(to) && !repo.exists(to))
      .map((to) => ({ file, line: index + 1, message: `names ${to}, which does not exist` }));
  });
}

/** Documents name only paths that exist. */
export const docsLinks: Rule = (repo) =>
  repo.files.filter((file) => file.endsWith('.md')).flatMap((file) => problemsIn(repo, file));
