import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';

type Pages = ReadonlyMap<string, string>;

interface Finding {
  message: string;
  url: string;
  where: string;
}

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

export function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The checker reports on standard error in any case. Findings about styles are left out: it knows no containers, masks
 * and starting styles.
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
