import { select } from '../fields/select/select.ts';
import { person } from '../types/person.ts';
import { defineTemplate } from './defineTemplate.ts';

export const people = defineTemplate({
  name: 'people',
  label: 'People',
  help: 'Cards of the board or of the management, each with a full profile.',
  samplePath: '/about-us/board-of-directors',
  fields: { group: select({ label: 'Who is shown', choices: person.fields.group.choices }) },
  lists: ['person'],
});
