// The server and its worker processes without types: to strip them, Node would keep 16 MB in each process for its life.
// Into `dist-server`, or the folder that is named.
import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const outDir = process.argv[2] ?? 'dist-server';
const workers = globSync('src/**/*Worker.ts', { cwd: root });

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  // Packages of the registry are installed beside it, some with native parts. Drizzle's package.json is so long that Node,
  // which reads it for each of its files, takes 0.4 s of a start for it.
  ssr: { noExternal: [/^@fundfront\//, 'drizzle-orm'] },
  plugins: [
    {
      name: 'bundled-workers',
      enforce: 'pre',
      transform: (code) =>
        code.replaceAll(/new URL\('\.\/(\w+Worker)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)"),
    },
  ],
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: ['src/server.ts', ...workers].map((file) => path.join(root, file)),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
cpSync(path.join(root, 'src/db/migrations'), path.join(root, outDir, 'migrations'), { recursive: true });
