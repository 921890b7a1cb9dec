import type { SignedIn, UserProfile } from '@fundfront/content-model/wire';

export const editor: UserProfile = {
  id: '3f0c9a52-0000-4000-8000-000000000001',
  firstName: 'Content',
  lastName: 'Editor',
  email: 'editor@sample.test',
  roles: ['admin'],
  customRoles: [],
};

export const signedInAs = (token: string): SignedIn => ({
  token,
  user: editor,
  sessionId: '3f0c9a52-0000-4000-8000-00000000000a',
  secondStepDue: false,
});
