import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { editingPolicy } from '../content/guard.ts';
import { typeByPath } from '../content/typeOf.ts';
import { discardAutosave } from './discardAutosave.ts';
import { getAutosaves, listAutosaves } from './readAutosaves.ts';
import { saveAutosave } from './saveAutosave.ts';

export function autosaveRoutes(app: App): void {
  const editing = { policyOf: editingPolicy };
  route(
    app,
    calls.saveAutosave,
    ({ ctx, params, body }) => saveAutosave({ ctx, input: { ...body, ...params, type: typeByPath(params.type) } }),
    editing,
  );
  route(
    app,
    calls.discardAutosave,
    ({ ctx, params, body }) => discardAutosave({ ctx, input: { ...body, ...params, type: typeByPath(params.type) } }),
    editing,
  );
  route(app, calls.getAutosaves, ({ ctx, params }) =>
    getAutosaves({ ctx, input: { ...params, type: typeByPath(params.type) } }),
  );
  route(app, calls.listAutosaves, ({ ctx }) => listAutosaves({ ctx }));
}
