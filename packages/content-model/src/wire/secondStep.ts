import * as v from 'valibot';
import { roles } from '../permissions.ts';
import { call } from './call.ts';
import { id } from './values.ts';

const rule = v.object({
  /** A decided role's name, or the id of a custom one. */
  role: v.string(),
  required: v.boolean(),
  /** Active people who hold it, and how many of them have no second step. */
  people: v.number(),
  without: v.number(),
});
export type SecondStepRule = v.InferOutput<typeof rule>;

const tag = 'Roles';

export const listSecondStepRules = call({
  method: 'GET',
  path: '/api/second-step',
  policy: 'audit.read',
  tag,
  summary: 'Which roles ask for a second step, and how many of their people have none',
  response: v.array(rule),
});

export const setSecondStepRule = call({
  method: 'PUT',
  path: '/api/second-step',
  policy: 'users.manage',
  tag,
  summary: 'Whether the people of a role must sign in by two steps; who has none can do nothing but set one up',
  body: v.strictObject({
    role: v.union([v.picklist(roles), id], 'Choose a role from the list'),
    required: v.boolean('Choose yes or no'),
  }),
  response: rule,
});
