import { calls, type StaffUser } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { editor } from '../../test/people.ts';
import { UserDialog } from './UserDialog.tsx';

const role = {
  id: '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a',
  name: 'Urdu translator',
  permissions: ['content.edit'],
  types: ['page'],
  locales: ['ur'],
  people: [],
  changedAt: '2026-11-20T10:00:00.000Z',
};
const other = { ...role, id: '7d5d3f0a-6c1a-4a52-8d44-3b1f3f2a9c10', name: 'Lead keeper', types: null };
const people = { admin: 1, editor: 0, publisher: 0, 'nav-maker': 0, 'nav-checker': 0, compliance: 0, hr: 0, leads: 0 };

const person: StaffUser = {
  ...editor,
  roles: ['hr'],
  customRoles: [{ id: other.id, name: other.name }],
  state: 'active',
  totp: false,
  createdAt: '2026-11-20T10:00:00.000Z',
};

beforeEach(() => session.store.setState({ phase: 'signed-in', accessToken: 'token', user: editor }));
afterEach(cleanup);

it('offers custom roles with what they are for, beside the decided ones', async () => {
  const path = calls.updateUser.path.replace(':id', person.id);
  const api = fakeApi((call) => {
    if (call.path === calls.listRoles.path) return { body: { people, customRoles: [role, other] } };
    return call.path === path ? { body: person } : undefined;
  });
  const onClose = vi.fn();
  const { user } = openScreen(<UserDialog user={person} onClose={onClose} />);
  expect(await screen.findByRole('checkbox', { name: /^Lead keeper/ })).toHaveProperty('checked', true);
  expect(screen.getByText('Pages, in Urdu')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Urdu translator/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Lead keeper/ }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsTo(path)[0]?.body).toMatchObject({ roles: ['hr'], customRoles: [role.id] });
});
