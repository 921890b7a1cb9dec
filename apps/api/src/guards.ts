import { can, type Permission } from '@fundfront/content-model';
import type { Actor, UserActor } from './context.ts';
import { AppError } from './errors.ts';

/** The product's own actors, and an import that was admitted, have every permission. */
export function isAllowed(actor: Actor, permission: Permission): boolean {
  if (actor.kind !== 'user') return actor.kind === 'system';
  return actor.through !== undefined || can(actor.roles, permission);
}

export function assertCan(actor: Actor, permission: Permission): void {
  assertSignedIn(actor);
  if (!isAllowed(actor, permission)) {
    throw new AppError('FORBIDDEN', 'Your role does not allow this. Ask an administrator.');
  }
}

export function assertSignedIn(actor: Actor): void {
  if (actor.kind === 'anonymous' || actor.kind === 'token') throw new AppError('UNAUTHENTICATED', 'Sign in first.');
}

/** Refuses the product itself, which has no account. */
export function assertPerson(actor: Actor): UserActor {
  assertSignedIn(actor);
  if (actor.kind !== 'user') throw new AppError('FORBIDDEN', 'Only people have an account of their own.');
  return actor;
}
