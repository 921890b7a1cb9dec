import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { UserProfile } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { customRolesOf } from '../roles/queries.ts';
import { signAccessToken } from './accessToken.ts';
import { insertRefresh, type UserRow } from './queries.ts';
import { hashRefreshToken } from './refreshToken.ts';

export interface IssuedTokens {
  signedIn: { token: string; user: UserProfile; sessionId: string };
  refreshToken: string;
}

/** Its roles as they are now. */
export async function actorOf(ctx: Ctx, user: UserRow, sessionId: string): Promise<UserActor> {
  const name = `${user.firstName} ${user.lastName}`.trim();
  const customRoles = await customRolesOf(ctx.db, user.id);
  return { kind: 'user', userId: user.id, sessionId, name, roles: user.roles, customRoles };
}

export async function storeRefreshToken(ctx: Ctx, sessionId: string, token: string): Promise<void> {
  const lifetime = limits.refreshTokenDays * dayMs;
  const expiresAt = new Date(ctx.ports.clock.now().getTime() + lifetime);
  await insertRefresh(ctx.db, { hash: hashRefreshToken(token), sessionId, expiresAt });
}

export async function issueTokens(
  ctx: Ctx,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
): Promise<IssuedTokens> {
  const token = await signAccessToken(ctx, { userId: user.id, sessionId });
  const { id, firstName, lastName, email, roles } = user;
  const profile = { id, firstName, lastName, email, roles, customRoles: await customRolesOf(ctx.db, id) };
  return { signedIn: { token, user: profile, sessionId }, refreshToken };
}
