import { calls, type ListedRole } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RolesWithNavigation } from '../../app/navigation/RolesWithNavigation.tsx';
import { session } from '../../session/session.ts';
import { type errorResponse, type FakeRequest, fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { editor } from '../../test/people.ts';

const translator: ListedRole = {
  id: '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a',
  name: 'Urdu translator',
  permissions: ['content.edit'],
  types: ['page'],
  locales: ['ur'],
  people: [{ id: editor.id, name: 'Ayesha Khan' }],
  changedAt: '2026-11-20T10:00:00.000Z',
};
const people = { admin: 2, editor: 3, publisher: 2, 'nav-maker': 1, 'nav-checker': 2, compliance: 1, hr: 1, leads: 1 };

const rules = [{ role: 'editor', required: false, people: 3, without: 2 }];

const answering = (
  customRoles: ListedRole[],
  write?: (call: FakeRequest) => ReturnType<typeof errorResponse> | undefined,
) =>
  fakeApi((call) => {
    if (call.path === calls.adminMenu.path) return { body: { results: [] } };
    if (call.method === 'GET' && call.path === calls.listRoles.path) return { body: { people, customRoles } };
    if (call.method === 'GET' && call.path === calls.listSecondStepRules.path) return { body: rules };
    return write?.(call);
  });

const open = async (roles: (typeof editor)['roles'] = ['admin']) => {
  session.store.setState({ phase: 'signed-in', accessToken: 'token', user: { ...editor, roles } });
  const opened = openScreen(<RolesWithNavigation />, '/admin/roles');
  await screen.findByRole('table', { name: 'What each role may do' });
  return opened;
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const lineOf = (what: string) => {
  const line = screen.getByRole('rowheader', { name: what }).closest('tr');
  if (!line) throw new Error(`No row ${what}`);
  return within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('the matrix', () => {
  it('says for each role what it may do, custom ones within their limits', async () => {
    answering([translator]);
    await open();
    expect(screen.getByRole('columnheader', { name: /^Editor/ }).textContent).toContain('3 people');
    expect(screen.getByRole('columnheader', { name: /^Urdu translator/ }).textContent).toContain('Pages, in Urdu');
    const no = 'May not: refused by the API';
    expect(lineOf('Write and send for review').slice(0, 3)).toEqual(['May', 'May', no]);
    expect(lineOf('Write and send for review').at(-2)).toBe('May: Pages, in Urdu');
    expect(lineOf('Approve, publish, schedule, move').slice(0, 2)).toEqual(['May, as the second person', no]);
    expect(lineOf('Settings').at(-2)).toBe(no);
  });

  it('shows what a role finds in the navigation', async () => {
    answering([translator]);
    const { user } = await open();
    expect(screen.queryByRole('region', { name: /^Seen as/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('See as'), 'Urdu translator');
    const seen = within(screen.getByRole('region', { name: 'Seen as Urdu translator' }));
    expect(seen.getByRole('link', { name: 'Pages' })).toBeTruthy();
    expect(seen.queryByRole('link', { name: 'Funds' })).toBeNull();
    expect(seen.getByText(/^Writes in Urdu: Pages\./)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('See as'), 'HR');
    expect(within(screen.getByRole('region', { name: 'Seen as HR' })).getByText(/^Writes no content/)).toBeTruthy();
  });

  it('is for reading to who does not manage users', async () => {
    answering([translator]);
    await open(['compliance']);
    expect(screen.queryByRole('button', { name: 'Edit Urdu translator' })).toBeNull();
    expect(screen.getByText('Ayesha Khan')).toBeTruthy();
  });
});

describe('a custom role', () => {
  it('is changed with its types and languages, and says what the API refuses', async () => {
    const message = 'There is a role with this name already';
    const refused = { error: message, text_code: 'VALIDATION', fields: [{ path: 'name', message }] };
    let names = 0;
    const api = answering([translator], ({ method }) => {
      names += 1;
      return method === 'PUT' && names === 1 ? { status: 400, body: refused } : { status: 200, body: translator };
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Urdu translator' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Urdu translator' }));
    expect(dialog.getByRole('checkbox', { name: 'Pages' })).toHaveProperty('checked', true);
    expect(dialog.getByRole('checkbox', { name: 'English' })).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('checkbox', { name: 'Approve, publish, schedule, move' }));
    await user.click(dialog.getByRole('checkbox', { name: /^All kinds of content/ }));
    await user.click(dialog.getByRole('button', { name: 'Save the role' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save the role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = api.requestsTo(calls.updateRole.path.replace(':id', translator.id));
    expect(sent?.body).toEqual({
      name: 'Urdu translator',
      permissions: ['content.edit', 'content.publish'],
      types: null,
      locales: ['ur'],
    });
  });

  it('is deleted after a question', async () => {
    const api = answering([translator], () => ({ status: 200, body: { ok: true } }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Urdu translator' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(api.requestsTo(calls.deleteRole.path.replace(':id', translator.id))).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(api.requestsTo(calls.deleteRole.path.replace(':id', translator.id))[0]?.method).toBe('DELETE'),
    );
  });
});

describe('the second step', () => {
  it('is required of a role once it was said how many of its people have none', async () => {
    const api = answering([translator], (call) =>
      call.path === calls.setSecondStepRule.path ? { status: 200, body: { ...rules[0], required: true } } : undefined,
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Require of Editor' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Editor: 2 of 3 have none yet.');
    await user.click(screen.getByRole('button', { name: 'Require' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'editor', required: true }),
    );
  });
});
