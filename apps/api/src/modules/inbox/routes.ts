import { type FormName, forms } from '@fundfront/content-model';
import { type CallPolicy, calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { assignSubmission, listAssignees } from './assignSubmission.ts';
import { changeSubmissions } from './changeSubmissions.ts';
import { exportSubmissions } from './exportSubmissions.ts';
import { getSubmission, openSubmission } from './getSubmission.ts';
import { handleSubmission } from './handleSubmission.ts';
import { listSubmissions } from './listSubmissions.ts';
import { listReplies, sendReply } from './replies.ts';
import { revealAnswer } from './revealAnswer.ts';

const isForm = (name: string): name is FormName => Object.hasOwn(forms, name);

/** Each form names who may read and handle it; an unknown form is refused by the call's own policy first. */
function policyOfForm(what: 'readPermission' | 'handlePermission', fallback: CallPolicy) {
  return {
    policyOf: ({ form = '' }: Record<string, string>) => {
      if (form === 'all') return 'signed-in' as const;
      return isForm(form) ? forms[form][what] : fallback;
    },
  };
}

export function inboxRoutes(app: App): void {
  const { listSubmissions: list, getSubmission: get, handleSubmission: handle, revealAnswer: reveal } = calls;
  const [reading, handling] = [
    policyOfForm('readPermission', list.policy),
    policyOfForm('handlePermission', handle.policy),
  ];

  route(app, calls.listAssignees, ({ ctx, params }) => listAssignees({ ctx, input: params }), reading);
  route(app, list, ({ ctx, params, query }) => listSubmissions({ ctx, input: { ...params, ...query } }), reading);
  route(app, get, ({ ctx, params }) => getSubmission({ ctx, input: params }), reading);
  route(app, handle, ({ ctx, params, body }) => handleSubmission({ ctx, input: { ...params, ...body } }), handling);
  route(app, reveal, ({ ctx, params, body }) => revealAnswer({ ctx, input: { ...params, ...body } }), handling);
  route(
    app,
    calls.assignSubmission,
    ({ ctx, params, body }) => assignSubmission({ ctx, input: { ...params, ...body } }),
    handling,
  );
  route(app, calls.listReplies, ({ ctx, params }) => listReplies({ ctx, input: params }), handling);
  route(app, calls.sendReply, ({ ctx, params, body }) => sendReply({ ctx, input: { ...params, ...body } }), handling);
  route(
    app,
    calls.exportSubmissions,
    ({ ctx, params, body }) => exportSubmissions({ ctx, input: { ...params, ...body } }),
    handling,
  );
  route(app, calls.changeSubmissions, ({ ctx, body }) => changeSubmissions({ ctx, input: body }));
  route(app, calls.openSubmission, ({ ctx, params }) => openSubmission({ ctx, input: params }));
}
