import { limits } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';

export const importSize = formatBytes(limits.importBytes);

/** What is wrong with the chosen files before they are sent, in words; undefined if nothing. */
export function fileProblem(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  const other = files.find(({ name }) => !/\.csv$/i.test(name));
  if (other) return `${other.name} is no CSV file. Save it as CSV first.`;
  const large = files.find(({ size }) => size > limits.importBytes);
  if (large) return `${large.name} is larger than ${importSize}. Split it by date.`;
  const empty = files.find(({ size }) => size === 0);
  if (empty) return `${empty.name} is empty. Choose another file.`;
  return undefined;
}
