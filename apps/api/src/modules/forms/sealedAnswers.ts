import { type FormName, forms, type VisitorField } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { seal, unseal } from '../../sealing.ts';

const sealOptions = (ctx: Ctx, owner: string) => ({ secret: ctx.secrets.privacy, purpose: 'fundfront visitor', owner });

export function sealPrivate(ctx: Ctx, owner: string, value: string): string {
  return value === '' ? '' : seal(sealOptions(ctx, owner), value);
}

/** Undefined, and logged, where it was sealed under another privacy secret. */
export function unsealPrivate(ctx: Ctx, owner: string, sealed: string): string | undefined {
  if (sealed === '') return '';
  try {
    return unseal(sealOptions(ctx, owner), sealed);
  } catch {
    ctx.log.warn({ owner }, 'A sealed answer does not open: the privacy secret is another one now');
    return undefined;
  }
}

export function fieldsOfForm(form: FormName): Record<string, VisitorField> {
  return forms[form].fields;
}

export function isPrivate(field: VisitorField | undefined): boolean {
  return field !== undefined && field.privacy !== 'open';
}

export function sealAnswers(
  ctx: Ctx,
  form: FormName,
  id: string,
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const fields = fieldsOfForm(form);
  const stored = Object.entries(answers).map(([key, value]) => [
    key,
    isPrivate(fields[key]) ? sealPrivate(ctx, id, value) : value,
  ]);
  return Object.fromEntries(stored);
}
