import { select } from '../fields/select/select.ts';
import { branch } from '../types/branch.ts';
import { defineTemplate } from './defineTemplate.ts';

export const branches = defineTemplate({
  name: 'branches',
  label: 'Branches',
  help: 'Branches of one network by city, with a locator.',
  samplePath: '/sales/branch-network',
  fields: { network: select({ label: 'Network', choices: branch.fields.network.choices }) },
  lists: ['branch'],
});
