import * as v from 'valibot';
import { customPermissions } from '../customRoles.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { roles } from '../permissions.ts';
import { contentTypeNames } from '../types/index.ts';
import { call } from './call.ts';
import { customRole } from './heldRole.ts';
import { id, instant, okResponse } from './values.ts';

const unique = <T>(values: T[]): T[] => [...new Set(values)];

const listedRole = v.object({
  ...customRole.entries,
  /** Everybody who holds it, by name. */
  people: v.array(v.object({ id, name: v.string() })),
  changedAt: instant,
});
export type ListedRole = v.InferOutput<typeof listedRole>;

const tag = 'Roles';

const body = v.pipe(
  v.strictObject({
    name: v.pipe(
      v.string('Give the role a name'),
      v.trim(),
      v.minLength(1, 'Give the role a name'),
      v.maxLength(limits.roleNameLength, `A name can be at most ${limits.roleNameLength} characters`),
    ),
    permissions: v.pipe(
      v.array(v.picklist(customPermissions, 'A role of your own cannot hold this right')),
      v.minLength(1, 'Choose what the role may do'),
      v.transform(unique),
    ),
    /** Null: every type, those that come later too. */
    types: v.nullable(
      v.pipe(v.array(v.picklist(contentTypeNames, 'There is no such kind of content')), v.transform(unique)),
    ),
    locales: v.pipe(
      v.array(v.picklist(locales, 'Choose languages from the list')),
      v.minLength(1, 'Choose at least one language'),
      v.transform(unique),
    ),
  }),
  v.forward(
    v.check(
      ({ permissions, types }) =>
        types === null || types.length > 0 || !permissions.some((each) => each.startsWith('content.')),
      'Choose the kinds of content that the role is for',
    ),
    ['types'],
  ),
);
export type RoleInput = v.InferOutput<typeof body>;

export const listRoles = call({
  method: 'GET',
  path: '/api/roles',
  policy: 'audit.read',
  tag,
  summary: 'How many active people hold each decided role, and own roles with their holders',
  response: v.object({
    /** By decided role. */
    people: v.object(v.entriesFromList(roles, v.number())),
    customRoles: v.array(listedRole),
  }),
});

export const createRole = call({
  method: 'POST',
  path: '/api/roles',
  policy: 'users.manage',
  tag,
  summary: 'A new role of the administrators’ own, within types of content and languages',
  body,
  response: listedRole,
});

export const updateRole = call({
  method: 'PUT',
  path: '/api/roles/:id',
  policy: 'users.manage',
  tag,
  summary: 'Changes the role as a whole; it holds from the next request on',
  params: v.object({ id }),
  body,
  response: listedRole,
});

export const deleteRole = call({
  method: 'DELETE',
  path: '/api/roles/:id',
  policy: 'users.manage',
  tag,
  summary: 'Deletes a role that nobody holds',
  params: v.object({ id }),
  response: okResponse,
});
