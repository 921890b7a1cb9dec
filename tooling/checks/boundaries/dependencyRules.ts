/**
 * Who may import whom. This table is the architecture; the check beside it only compares.
 */

/** A folder that is missing here may not exist. */
export const packageDependencies: Record<string, string[]> = {
  'packages/content-model': [],
  'packages/api-client': ['@fundfront/content-model'],
  'packages/ui': [],
  'packages/web-server': [],
  'packages/forms': ['@fundfront/content-model', '@fundfront/ui'],
  'apps/api': ['@fundfront/content-model', '@fundfront/web-server'],
  'apps/site': [
    '@fundfront/content-model',
    '@fundfront/api-client',
    '@fundfront/forms',
    '@fundfront/ui',
    '@fundfront/web-server',
  ],
  'apps/admin': [
    '@fundfront/content-model',
    '@fundfront/api-client',
    '@fundfront/forms',
    '@fundfront/ui',
    '@fundfront/web-server',
  ],
  'tooling/tsconfig': [],
  'tooling/vitest': [],
  'tooling/fixtures': [],
  'tooling/observatory': [],
  'tooling/start': [],
  'tooling/checks': ['@fundfront/start'],
  'tooling/test': ['@fundfront/start', '@fundfront/checks'],
  'tooling/e2e': ['@fundfront/content-model', '@fundfront/api-client', '@fundfront/fixtures', '@fundfront/start'],
  'tooling/storybook': [
    '@fundfront/content-model',
    '@fundfront/e2e',
    '@fundfront/site',
    '@fundfront/start',
    '@fundfront/ui',
  ],
  'tooling/deploy': ['@fundfront/api-client', '@fundfront/content-model', '@fundfront/e2e', '@fundfront/start'],
  'tooling/bench': ['@fundfront/content-model', '@fundfront/api-client', '@fundfront/e2e'],
};

export const sharedPackages = ['@fundfront/vitest', '@fundfront/tsconfig'];

export const testPackages = ['@fundfront/fixtures', '@fundfront/observatory'];

export type Layer = {
  name: string;
  files: RegExp;
  canImport: string[];
  typeImports?: string[];
  isolated?: boolean;
};

/** The first layer whose pattern fits a file is its layer; a file of none is shared: all may import it. */
export const layers: Record<string, Layer[]> = {
  'apps/site': [
    { name: 'islands', files: /^src\/(islands|loader)\//, canImport: ['features', 'content', 'i18n'] },
    { name: 'stories', files: /^src\/stories\//, canImport: ['app', 'content', 'i18n'] },
    { name: 'app', files: /^src\/app\//, canImport: ['views', 'features', 'components', 'islands', 'content', 'i18n'] },
    {
      name: 'views',
      files: /^src\/views\//,
      canImport: ['features', 'components', 'islands', 'i18n'],
      typeImports: ['content'],
    },
    {
      name: 'features',
      files: /^src\/features\//,
      canImport: ['components', 'islands', 'content', 'i18n'],
      isolated: true,
    },
    { name: 'components', files: /^src\/components\//, canImport: ['i18n'], typeImports: ['content'] },
    { name: 'content', files: /^src\/content\//, canImport: ['i18n'] },
    { name: 'i18n', files: /^src\/i18n\//, canImport: [] },
  ],
  'apps/admin': [
    { name: 'app', files: /^src\/app\//, canImport: ['screens', 'entries', 'session'] },
    { name: 'screens', files: /^src\/screens\//, canImport: ['entries', 'session'] },
    { name: 'entries', files: /^src\/entries\//, canImport: ['session'] },
    { name: 'session', files: /^src\/session\//, canImport: [] },
    { name: 'server', files: /^server\//, canImport: [] },
  ],
  'apps/api': [
    // Queries may use helpers of their module; a verb that they imported would import them back, which is a cycle.
    { name: 'queries', files: /^src\/modules\/.*\bqueries(\/.*|\.ts)$/, canImport: ['db', 'verbs'] },
    { name: 'routes', files: /^src\/modules\/.*\broutes\.ts$/, canImport: ['verbs', 'http'] },
    { name: 'verbs', files: /^src\/modules\//, canImport: ['queries', 'db', 'ports'], typeImports: ['http'] },
    { name: 'ports', files: /^src\/ports\//, canImport: [] },
    { name: 'seed', files: /^src\/db\/seed\//, canImport: ['verbs', 'queries', 'db', 'http'] },
    { name: 'db', files: /^src\/db\//, canImport: [] },
    { name: 'http', files: /^src\/http\//, canImport: ['routes', 'verbs', 'db', 'ports'] },
  ],
};

export const libraryRules = [
  {
    library: /^drizzle-orm$/,
    within: 'apps/api',
    allowedIn: /^(src\/db\/|src\/modules\/.*\bqueries(\/|\.ts$)|test\/|drizzle\.config\.ts$)/,
    message: 'only queries and src/db speak to the database',
  },
  {
    library: /^@fundfront\/api-client$/,
    within: 'apps/site',
    allowedIn: /^(src\/content|server)\//,
    message: 'only src/content and the page server fetch',
  },
  {
    library: /^(?!valibot$|vitest$)/,
    within: 'packages/content-model',
    allowedIn: /^$/,
    message: 'definitions depend on valibot alone',
  },
];

export const isTest = (file: string) => /\.(test|stories)\.tsx?$|(^|\/)test\//.test(file);
