import * as v from 'valibot';
import { customPermissions } from '../customRoles.ts';
import { contentTypeNames } from '../types/index.ts';
import { id, localeValue } from './values.ts';

/** As the person holds it: what the screens hide by. */
export const customRole = v.object({
  id,
  name: v.string(),
  permissions: v.array(v.picklist(customPermissions)),
  types: v.nullable(v.array(v.picklist(contentTypeNames))),
  locales: v.array(localeValue),
});

export type HeldRole = v.InferOutput<typeof customRole>;

export const customRoleName = v.object({ id, name: v.string() });
