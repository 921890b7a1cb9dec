import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';

/** The HTML of pages, by their addresses. */
type Pages = ReadonlyMap<string, string>;

interface Finding {
  message: string;
  url: string;
  where: string;
}

/** The same finding once, with how often and where it is. */
function grouped(findings: readonly Finding[]): string[] {
  const byMessage = Map.groupBy(findings, ({ message }) => message);
  return [...byMessage].map(
    ([message, [first, ...others]]) =>
      `${message} (${others.length + 1} times, first at ${first?.url}: ${first?.where})`,
  );
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Every script comes from the site itself.
  rules: { 'require-sri': 'off' },
});

/** What html-validate calls an error in pages. */
export async function htmlErrors(pages: Pages): Promise<string[]> {
  const findings: Finding[] = [];
  for (const [url, html] of pages) {
    const { results } = await validator.validateString(html, url);
    for (const { message, line, column } of results.flatMap(({ messages }) => messages)) {
      findings.push({ message, url, where: `${line}:${column}` });
    }
  }
  return grouped(findings);
}

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Whether this machine has the Java that the Nu checker runs on. */
export function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The checker's report stands on standard error, whether it finds something or not. What it says of styles is left out: it
 * reads those that stand in the page by a CSS without containers, masks and starting styles.
 */
function runNuChecker(folder: string): Promise<NuMessage[]> {
  return new Promise((resolve, reject) => {
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', folder];
    execFile('java', args, { maxBuffer: 200_000_000 }, (error, _stdout, report) => {
      if (error) reject(error);
      else resolve(JSON.parse(report).messages.filter(({ message }: NuMessage) => !message.startsWith('CSS:')));
    });
  });
}

/** What the Nu checker calls an error in pages, in one run over all of them. */
export async function nuErrors(pages: Pages): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-html-'));
  const urls = [...pages.keys()];
  try {
    for (const [index, url] of urls.entries()) {
      writeFileSync(path.join(folder, `${index}.html`), pages.get(url) ?? '');
    }
    const messages = await runNuChecker(folder);
    return grouped(
      messages.map(({ message, url: file, extract = '' }) => ({
        message,
        url: urls[Number(path.basename(file, '.html'))] ?? file,
        where: extract.replace(/\s+/g, ' '),
      })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
