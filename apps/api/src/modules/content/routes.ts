import { calls } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { deliverInvalidationsSoon } from '../outbox/deliverInvalidationsSoon.ts';
import { readAhead } from '../site/readAhead.ts';
import { assignEntries, listEntryAssignees } from './assignEntries.ts';
import { bulkEntries } from './bulkEntries.ts';
import { createEntry } from './createEntry.ts';
import { discardDraft } from './discardDraft.ts';
import { duplicateEntry } from './duplicateEntry.ts';
import { findByPath } from './findByPath.ts';
import { getSections, getSingleton } from './fixedEntries.ts';
import { getEntry } from './getEntry.ts';
import { editingPolicy } from './guard.ts';
import { countEntries, listAllEntries, listEntries } from './listEntries.ts';
import { checkMove, moveEntry } from './moveEntry.ts';
import { previewEntry } from './previewEntry.ts';
import { publishEntry } from './publishEntry.ts';
import { restoreVersion } from './restoreVersion.ts';
import { saveEntry } from './saveEntry.ts';
import { purgeEntry, restoreEntry, trashEntry } from './trashEntry.ts';
import { typeByPath } from './typeOf.ts';
import { unpublishEntry } from './unpublishEntry.ts';
import { getVersion, listVersions } from './versions.ts';

function named<Params extends { type: string }>(params: Params) {
  return { ...params, type: typeByPath(params.type) };
}

/** Whoever made the change does not wait for the site. */
async function notifySite<Result>(ctx: Ctx, change: Promise<Result>): Promise<Result> {
  const result = await change;
  deliverInvalidationsSoon(ctx);
  return result;
}

export function contentRoutes(app: App): void {
  readRoutes(app);
  const editing = { policyOf: editingPolicy };
  route(
    app,
    calls.createEntry,
    ({ ctx, params, body }) => createEntry({ ctx, input: { ...body, ...named(params) } }),
    editing,
  );
  route(
    app,
    calls.saveEntry,
    ({ ctx, params, body }) => saveEntry({ ctx, input: { ...body, ...named(params) } }),
    editing,
  );
  route(
    app,
    calls.restoreVersion,
    ({ ctx, params, body }) => restoreVersion({ ctx, input: { ...body, ...named(params) } }),
    editing,
  );
  route(app, calls.publishEntry, ({ ctx, params, body }) => {
    const input = { ...body, ...named(params) };
    return publishEntry({ ctx, input, readAhead: (path) => readAhead(app, input.type, path) });
  });
  route(app, calls.unpublishEntry, ({ ctx, params }) => notifySite(ctx, unpublishEntry({ ctx, input: named(params) })));
  route(app, calls.moveEntry, ({ ctx, params, body }) =>
    notifySite(ctx, moveEntry({ ctx, input: { ...body, ...named(params) } })),
  );
  route(app, calls.checkMove, ({ ctx, params, body }) => checkMove({ ctx, input: { ...body, ...named(params) } }));
  trashRoutes(app);
}

function trashRoutes(app: App): void {
  const editing = { policyOf: editingPolicy };
  route(app, calls.trashEntry, ({ ctx, params }) => notifySite(ctx, trashEntry({ ctx, input: named(params) })));
  route(app, calls.restoreEntry, ({ ctx, params }) => restoreEntry({ ctx, input: named(params) }));
  route(app, calls.purgeEntry, ({ ctx, params }) => purgeEntry({ ctx, input: named(params) }));
  route(
    app,
    calls.discardDraft,
    ({ ctx, params, body }) => discardDraft({ ctx, input: { ...body, ...named(params) } }),
    editing,
  );
  route(app, calls.duplicateEntry, ({ ctx, params }) => duplicateEntry({ ctx, input: named(params) }), editing);
  route(
    app,
    calls.assignEntries,
    ({ ctx, params, body }) => assignEntries({ ctx, input: { ...body, ...named(params) } }),
    editing,
  );
  route(app, calls.bulkEntries, ({ ctx, params, body }) =>
    notifySite(ctx, bulkEntries({ ctx, input: { ...body, ...named(params) } })),
  );
}

function readRoutes(app: App): void {
  route(app, calls.listEntries, ({ ctx, params, query }) =>
    listEntries({ ctx, input: { ...query, ...named(params) } }),
  );
  route(app, calls.listAllEntries, ({ ctx, query }) => listAllEntries({ ctx, input: query }));
  route(app, calls.countEntries, ({ ctx, query }) => countEntries({ ctx, input: query }));
  route(app, calls.listEntryAssignees, ({ ctx, params }) => listEntryAssignees({ ctx, input: named(params) }));
  route(app, calls.getEntry, ({ ctx, params }) => getEntry({ ctx, input: named(params) }));
  route(app, calls.getSingleton, ({ ctx, params }) => getSingleton({ ctx, input: params }));
  route(app, calls.getSections, ({ ctx, params }) => getSections({ ctx, input: params }));
  route(app, calls.findByPath, ({ ctx, query }) => findByPath({ ctx, input: query }));
  route(app, calls.listVersions, ({ ctx, params }) => listVersions({ ctx, input: named(params) }));
  route(app, calls.getVersion, ({ ctx, params }) => getVersion({ ctx, input: named(params) }));
  route(app, calls.previewEntry, ({ ctx, params }) => previewEntry({ ctx, input: named(params) }));
}
