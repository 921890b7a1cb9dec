import type { SignedIn } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { customRolesOf } from '../roles/queries.ts';
import { isSecondStepDue } from '../secondStep/queries.ts';
import { signAccessToken } from './accessToken.ts';
import { insertRefresh, type SessionRow, type UserRow } from './queries.ts';
import { hashRefreshToken } from './refreshToken.ts';

export interface IssuedTokens {
  signedIn: SignedIn;
  refreshToken: string;
  expiresAt: Date;
}

/** Its roles as they are now. */
export async function actorOf(ctx: Ctx, user: UserRow, sessionId: string): Promise<UserActor> {
  const name = `${user.firstName} ${user.lastName}`.trim();
  const customRoles = await customRolesOf(ctx.db, user.id);
  return { kind: 'user', userId: user.id, sessionId, name, roles: user.roles, customRoles };
}

export async function storeRefreshToken(ctx: Ctx, { id, expiresAt }: SessionRow, token: string): Promise<void> {
  await insertRefresh(ctx.db, { hash: hashRefreshToken(token), sessionId: id, expiresAt });
}

export async function issueTokens(
  ctx: Ctx,
  { user, session }: { user: UserRow; session: SessionRow },
  refreshToken: string,
): Promise<IssuedTokens> {
  const token = await signAccessToken(ctx, { userId: user.id, sessionId: session.id });
  const { id, firstName, lastName, email, roles } = user;
  const profile = { id, firstName, lastName, email, roles, customRoles: await customRolesOf(ctx.db, id) };
  const secondStepDue = await isSecondStepDue(ctx.db, id);
  const signedIn = { token, user: profile, sessionId: session.id, secondStepDue };
  return { signedIn, refreshToken, expiresAt: session.expiresAt };
}
