import { type FormName, forms, submissionForms } from '@fundfront/content-model';
import type { Actor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isAllowed } from '../../guards.ts';

/** Of the forms whose answers are handled here. FORBIDDEN where the role has none of them. */
export function formsOpenTo(actor: Actor, what: 'readPermission' | 'handlePermission', of: FormName | 'all') {
  const wanted = of === 'all' ? submissionForms : [of];
  const open = wanted.filter((name) => isAllowed(actor, forms[name][what]));
  if (open.length === 0) throw new AppError('FORBIDDEN', 'Your role does not allow this. Ask an administrator.');
  return open;
}
