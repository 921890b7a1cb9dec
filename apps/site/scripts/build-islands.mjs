// Builds what browsers run: the loader and each island, with names by content. Their styles are Next's own, by the same
// class names, which are made short here; what Next has not is for `split-styles.mjs` to add.
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '@fundfront/content-model/limits';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import postcss from 'postcss';
import { build } from 'vite';
import { renameInScript, shortNames } from './shortNames.ts';

const site = path.resolve(import.meta.dirname, '..');
const out = path.join(site, '.next/islands');
const loader = 'src/loader/main.ts';
const start = 'src/islands/start.tsx';

const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'ui',
    test: /packages\/ui\/src\/(components|layout|icons|tokens)\/|node_modules\/(lucide|@vanilla-extract)\//,
    minShareCount: 2,
  },
  {
    name: 'values',
    test: /content-model\/src\/(\w+|wire\/(call|values)|forms\/masks)\.ts$|node_modules\/valibot\//,
    minShareCount: 4,
  },
  { name: 'site', test: /apps\/site\/src\/(components\/\w+|i18n\/numbers)\.ts$/, minShareCount: 3 },
];

/** Sonner writes a style element: where a content policy forbids that, its styles are ours to bring. */
const sonnerStyles = {
  name: 'sonner-styles',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!/\/sonner\/dist\/index\.m?js/.test(id)) return null;
    const without = code.replace(/^__insertCSS\(.*\);$/m, '');
    if (without === code) throw new Error('sonner is not written as this script expects.');
    return { code: `import 'sonner/dist/styles.css';\n${without}`, map: null };
  },
};

/** An object comes whole: what needs one number of it need not bring the rest. */
const numbersOfLimits = {
  name: 'numbers-of-limits',
  /** @param {string} code */
  transform(code) {
    if (!code.includes('@fundfront/content-model/limits')) return null;
    const all = /** @type {Record<string, unknown>} */ (limits);
    const replaced = code.replace(/\blimits\.(\w+)\b(?!\.)/g, (whole, name) =>
      typeof all[name] === 'number' ? String(all[name]) : whole,
    );
    return { code: replaced, map: null };
  },
};

const ofNext = globSync('static/chunks/*.css', { cwd: path.join(site, '.next') })
  .filter((sheet) => !path.basename(sheet).startsWith('page-'))
  .sort()
  .map((sheet) => postcss.parse(readFileSync(path.join(site, '.next', sheet), 'utf8')));
const shortened = shortNames(ofNext);
const renameClasses = {
  name: 'rename-classes',
  /** @param {string} code */
  renderChunk: (code) => ({ code: renameInScript(code, shortened), map: null }),
};

/** @type {import('vite').Rolldown.OutputChunk[]} */
let chunks = [];
/** By module, those that it loads when it is used. @type {Map<string, string[]>} */
const loadedLater = new Map();
const listChunks = {
  name: 'list-chunks',
  /** @this {import('vite').Rolldown.PluginContext} @param {unknown} _options @param {import('vite').Rolldown.OutputBundle} bundle */
  generateBundle(_options, bundle) {
    chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    for (const module of chunks.flatMap(({ moduleIds }) => moduleIds)) {
      loadedLater.set(module, this.getModuleInfo(module)?.dynamicallyImportedIds ?? []);
    }
  },
};

rmSync(out, { recursive: true, force: true });
await build({
  root: site,
  configFile: false,
  publicDir: false,
  base: '/islands/',
  logLevel: 'warn',
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    sonnerStyles,
    numbersOfLimits,
    renameClasses,
    listChunks,
  ],
  build: {
    outDir: out,
    assetsDir: '',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssMinify: false,
    modulePreload: false,
    target: ['chrome120', 'firefox121', 'safari16.4'],
    rolldownOptions: {
      input: path.join(site, loader),
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        chunkFileNames: ({ name }) => (name === 'start' ? 'start-[hash:7].js' : '[hash:7].js'),
      },
    },
  },
  worker: { format: 'es' },
});

/** @param {string} from as the registry imports it */
function moduleOf(from) {
  const component = path.basename(from);
  return from.startsWith('.')
    ? path.join(site, 'src/islands', from)
    : path.join(site, `../../packages/ui/src/components/${component}/${component}.tsx`);
}

/** The chunk of a module with all that it cannot do without. @param {string} module */
function filesOf(module) {
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!own) throw new Error(`${module} is not in the build of the islands.`);
  const files = new Set([own.fileName]);
  for (const file of files) {
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(needed);
  }
  return [...files];
}

const names = /(\w+): async \(\) => \(await import\('([^']+)'\)\)/g;
const registry = readFileSync(path.join(site, 'src/islands/registry.ts'), 'utf8');
const islands = Object.fromEntries(
  [...registry.matchAll(names)].map(([, name = '', from = '']) => {
    const module = moduleOf(from);
    // What the component itself loads when it is used, its first use waits for.
    const modules = [path.join(site, start), module, ...(loadedLater.get(module) ?? [])];
    const files = new Set(modules.flatMap(filesOf));
    return [name, [...files].filter((file) => existsSync(path.join(out, file)))];
  }),
);
const slices = readFileSync(path.join(site, 'src/islands/messages.ts'), 'utf8');
const messages = Object.fromEntries(
  [...slices.matchAll(names)].map(([, slice = '', from = '']) => {
    const [locale] = path.basename(from).split('.');
    return [`${locale}.${slice}`, filesOf(moduleOf(from))];
  }),
);
const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
writeFileSync(path.join(site, '.next/islands.json'), JSON.stringify({ loader: entry, islands, messages }));
writeFileSync(path.join(site, '.next/short-names.json'), JSON.stringify(Object.fromEntries(shortened)));
for (const sheet of globSync('*.css', { cwd: out }))
  renameSync(path.join(out, sheet), path.join(site, '.next/islands.css'));
