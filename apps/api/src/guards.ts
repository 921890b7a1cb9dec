import { can, type Permission } from '@fundfront/content-model';
import type { Actor, UserActor } from './context.ts';
import { AppError } from './errors.ts';

/** Refuses an actor without the permission; the product's own actors, and an import that was let in, hold every one. */
export function assertCan(actor: Actor, permission: Permission): void {
  if (actor.kind === 'system') return;
  assertSignedIn(actor);
  if (actor.kind === 'user' && actor.through === undefined && !can(actor.roles, permission)) {
    throw new AppError('FORBIDDEN', 'Your role does not allow this. Ask an administrator.');
  }
}

export function assertSignedIn(actor: Actor): void {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'Sign in first.');
}

/** The person who acts, for what people do to their own account; the product itself has none. */
export function assertPerson(actor: Actor): UserActor {
  assertSignedIn(actor);
  if (actor.kind !== 'user') throw new AppError('FORBIDDEN', 'Only people have an account of their own.');
  return actor;
}
