import { existsSync } from 'node:fs';
import path from 'node:path';
import { templateNames } from '@fundfront/content-model';
import { expect, it } from 'vitest';

const views = path.resolve(import.meta.dirname, '../../views');

it.each(templateNames)('the view of the template %s is found by its name', (name) => {
  const view = `${name.charAt(0).toUpperCase()}${name.slice(1)}View.tsx`;
  expect(existsSync(path.join(views, name, view)), `${name}/${view}`).toBe(true);
});
