import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Whether this machine has the Java that the checker runs on. */
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
function check(folder: string): Promise<Message[]> {
  return new Promise((resolve, reject) => {
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', folder];
    execFile('java', args, { maxBuffer: 200_000_000 }, (error, _stdout, report) => {
      if (error) reject(error);
      else resolve(JSON.parse(report).messages.filter(({ message }: Message) => !message.startsWith('CSS:')));
    });
  });
}

/** What the Nu checker calls an error in pages, in one run over all of them: the same finding once, with where it is. */
export async function htmlErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-html-'));
  const urls = [...pages.keys()];
  try {
    for (const [index, url] of urls.entries()) {
      writeFileSync(path.join(folder, `${index}.html`), pages.get(url) ?? '');
    }
    const places = new Map<string, string[]>();
    for (const { message, url: file, extract = '' } of await check(folder)) {
      const url = urls[Number(path.basename(file, '.html'))] ?? file;
      places.set(message, [...(places.get(message) ?? []), `${url}: ${extract.replace(/\s+/g, ' ')}`]);
    }
    return [...places].map(([message, at]) => `${message} (${at.length} times, first at ${at[0]})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
