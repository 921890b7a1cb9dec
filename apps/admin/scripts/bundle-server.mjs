// One file with all that the server needs: it and `dist` are the whole of a deployment.
import { build } from 'vite';

await build({
  root: new URL('..', import.meta.url).pathname,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: { ssr: 'server/server.ts', outDir: 'dist-server', target: 'node24' },
});
