import { randomUUID } from 'node:crypto';
import type { Client } from '@fundfront/api-client';
import type { Role } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Person } from './people.ts';

export async function addPerson(administrator: Client, roles: Role[]): Promise<Person> {
  const person = { email: `${randomUUID()}@example.test`, password: `made-for-one-test-${randomUUID()}` };
  await administrator.call(calls.createUser, {
    body: { ...person, firstName: 'Test', lastName: roles.join(' ') || 'Nobody', roles },
  });
  return person;
}
