import { type FormName, forms } from '@fundfront/content-model';
import { type CallPolicy, calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getSubmission } from './getSubmission.ts';
import { handleSubmission } from './handleSubmission.ts';
import { listSubmissions } from './listSubmissions.ts';
import { revealAnswer } from './revealAnswer.ts';

const isForm = (name: string): name is FormName => Object.hasOwn(forms, name);

/** Each form names who may read and handle it; an unknown form is refused by the call's own policy first. */
function policyOfForm(what: 'readPermission' | 'handlePermission', fallback: CallPolicy) {
  return { policyOf: ({ form = '' }: Record<string, string>) => (isForm(form) ? forms[form][what] : fallback) };
}

export function inboxRoutes(app: App): void {
  const { listSubmissions: list, getSubmission: get, handleSubmission: handle, revealAnswer: reveal } = calls;
  const [reading, handling] = [
    policyOfForm('readPermission', list.policy),
    policyOfForm('handlePermission', handle.policy),
  ];

  route(app, list, ({ ctx, params, query }) => listSubmissions({ ctx, input: { ...params, ...query } }), reading);
  route(app, get, ({ ctx, params }) => getSubmission({ ctx, input: params }), reading);
  route(app, handle, ({ ctx, params, body }) => handleSubmission({ ctx, input: { ...params, ...body } }), handling);
  route(app, reveal, ({ ctx, params, body }) => revealAnswer({ ctx, input: { ...params, ...body } }), handling);
}
