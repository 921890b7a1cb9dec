import * as v from 'valibot';
import { emailAddress } from '../emailAddress.ts';
import { limits } from '../limits.ts';
import { roles } from '../permissions.ts';
import { call } from './call.ts';
import { customRoleName } from './heldRole.ts';
import { id, instant } from './values.ts';

/** A registered user waits until an administrator approves; a disabled one cannot sign in. */
export const userStates = ['active', 'waiting', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

const { min, max } = limits.passwordLength;

export const presentPassword = v.pipe(
  v.string('Password is required'),
  v.minLength(1, 'Password is required'),
  v.maxLength(limits.passwordLength.max),
);

export const newPassword = v.pipe(
  v.string('Password is required'),
  v.minLength(min, `A password needs at least ${min} characters`),
  v.maxLength(max, `A password can be at most ${max} characters`),
);

const name = (label: string) =>
  v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    v.minLength(1, `${label} is required`),
    v.maxLength(limits.staffNameLength, `${label} can be at most ${limits.staffNameLength} characters`),
  );

export const personEntries = { firstName: name('First name'), lastName: name('Last name') };

export const newEmail = v.pipe(
  v.string('E-mail is required'),
  v.trim(),
  v.minLength(1, 'E-mail is required'),
  v.maxLength(limits.personEmail, `E-mail can be at most ${limits.personEmail} characters`),
  emailAddress('Enter an e-mail address, such as name@example.com'),
);

const held = v.pipe(
  v.array(v.picklist(roles, 'Choose roles from the list')),
  v.transform((chosen) => [...new Set(chosen)]),
);

const heldCustom = v.pipe(
  v.array(id),
  v.transform((chosen) => [...new Set(chosen)]),
);

const staffUser = v.object({
  id,
  email: v.string(),
  ...personEntries,
  roles: v.array(v.picklist(roles)),
  customRoles: v.array(customRoleName),
  state: v.picklist(userStates),
  totp: v.boolean(),
  createdAt: instant,
});
export type StaffUser = v.InferOutput<typeof staffUser>;

const tag = 'Users';

export const listUsers = call({
  method: 'GET',
  path: '/api/users',
  policy: 'users.manage',
  tag,
  summary: 'Everybody with an account, by name',
  response: v.array(staffUser),
});

export const createUser = call({
  method: 'POST',
  path: '/api/users',
  policy: 'users.manage',
  tag,
  summary: 'A new account, active at once; without a password its owner is invited by mail',
  body: v.strictObject({
    email: newEmail,
    ...personEntries,
    roles: held,
    customRoles: v.optional(heldCustom, []),
    password: v.optional(newPassword),
  }),
  response: staffUser,
});

export const updateUser = call({
  method: 'PUT',
  path: '/api/users/:id',
  policy: 'users.manage',
  tag,
  summary:
    'Changes what is given, or turns the second step off; another password, other roles or disabling ends the sessions of the user at once',
  params: v.object({ id }),
  body: v.strictObject({
    firstName: v.optional(personEntries.firstName),
    lastName: v.optional(personEntries.lastName),
    roles: v.optional(held),
    customRoles: v.optional(heldCustom),
    state: v.optional(v.picklist(['active', 'disabled'], 'Choose active or disabled')),
    password: v.optional(newPassword),
    /** For somebody who lost their app and their recovery codes. Turning it on is up to each person. */
    totp: v.optional(v.literal(false, 'Two-step sign-in can only be turned off for somebody else')),
  }),
  response: staffUser,
});
