import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { mailWanted, setMailWanted } from './queries.ts';

export async function getNotificationSettings({ ctx }: { ctx: Ctx }): Promise<{ mail: boolean }> {
  return { mail: await mailWanted(ctx.db, assertPerson(ctx.actor).userId) };
}

export async function saveNotificationSettings({
  ctx,
  input: { mail },
}: {
  ctx: Ctx;
  input: { mail: boolean };
}): Promise<{ mail: boolean }> {
  await setMailWanted(ctx.db, assertPerson(ctx.actor).userId, mail);
  return { mail };
}
