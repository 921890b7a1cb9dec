import * as v from 'valibot';

const schema = v.object({ publicSiteUrl: v.pipe(v.string(), v.url()) });

export type Config = v.InferOutput<typeof schema>;

let known: Config | undefined;

export async function loadConfig(): Promise<void> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The settings of the admin could not be read (${response.status}).`);
  known = v.parse(schema, await response.json());
}

export function publicUrl(path: string): string {
  if (!known) throw new Error('The settings of the admin are not read yet.');
  return known.publicSiteUrl.replace(/\/+$/, '') + path;
}
