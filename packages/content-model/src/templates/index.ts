import { keysOf } from '../objects.ts';
import { aboutTemplates } from './about.ts';
import { calculatorTemplates } from './calculators.ts';
import { customerServiceTemplates } from './customerService.ts';
import { fundsTemplates } from './funds.ts';
import { generalTemplates } from './general.ts';
import { libraryTemplates } from './library.ts';

export const templates = {
  ...generalTemplates,
  ...aboutTemplates,
  ...customerServiceTemplates,
  ...calculatorTemplates,
  ...libraryTemplates,
  ...fundsTemplates,
};

export type TemplateName = keyof typeof templates;

export const templateNames = keysOf(templates);

export const isTemplateName = (name: unknown): name is TemplateName =>
  typeof name === 'string' && Object.hasOwn(templates, name);
