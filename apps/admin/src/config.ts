import * as v from 'valibot';

const schema = v.object({ publicSiteUrl: v.pipe(v.string(), v.url()) });

export type Config = v.InferOutput<typeof schema>;

let known: Config | undefined;

/** Behind a web server that has no such file: the site that was named when the admin was built, else the same origin. */
function builtIn(): Config {
  return { publicSiteUrl: import.meta.env.VITE_PUBLIC_SITE_URL ?? location.origin };
}

/** Throws where the server does not answer, or holds settings that are wrong. */
export async function loadConfig(): Promise<void> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  // A plain web server answers every unknown address with the page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.status === 404 || (response.ok && isPage)) {
    known = builtIn();
    return;
  }
  if (!response.ok) throw new Error(`The settings of the admin could not be read (${response.status}).`);
  known = v.parse(schema, await response.json());
}

export function publicUrl(path: string): string {
  if (!known) throw new Error('The settings of the admin are not read yet.');
  return known.publicSiteUrl.replace(/\/+$/, '') + path;
}
