import { type ContentTypeName, type Locale, normalizePath } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { findLivePath } from '../paths/queries.ts';
import { signPreviewToken } from '../site/previewToken.ts';
import { createEntry } from './createEntry.ts';
import { entryOf } from './entryDetail.ts';
import { getSections, getSingleton } from './fixedEntries.ts';
import { getEntry } from './getEntry.ts';
import { editingPolicy } from './guard.ts';
import { listEntries } from './listEntries.ts';
import { moveEntry } from './moveEntry.ts';
import { publishEntry } from './publishEntry.ts';
import { findEntry } from './queries/entries.ts';
import { restoreVersion } from './restoreVersion.ts';
import { saveEntry } from './saveEntry.ts';
import { trashEntry } from './trashEntry.ts';
import { typeByPath } from './typeOf.ts';
import { unpublishEntry } from './unpublishEntry.ts';
import { getVersion, listVersions } from './versions.ts';

/** An address of the site that shows the working copy for half an hour to whoever holds it. Throws NOT_FOUND. */
async function previewEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale };
}): Promise<ResponseOf<typeof calls.previewEntry>> {
  assertCan(ctx.actor, 'content.read');
  const { id } = await entryOf(ctx, input);
  const { token, expiresAt } = await signPreviewToken(ctx, { type: input.type, entryId: id, locale: input.locale });
  return { url: `${ctx.env.PUBLIC_SITE_URL}/preview?token=${token}`, expiresAt: expiresAt.toISOString() };
}

/** Which entry the public finds at an address. Throws NOT_FOUND. */
async function findByPath({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { path: string; locale: Locale };
}): Promise<ResponseOf<typeof calls.findByPath>> {
  assertCan(ctx.actor, 'content.read');
  const path = normalizePath(input.path);
  const live = path === null ? undefined : await findLivePath(ctx.db, input.locale, path);
  const entry = live && (await findEntry(ctx.db, live.entryId));
  if (!entry) throw new AppError('NOT_FOUND', 'Nothing is published at this address.');
  return { id: entry.id, type: entry.type, locale: input.locale };
}

/** On the wire a type goes by the last part of its path; verbs know it by its name. */
function named<Params extends { type: string }>(params: Params) {
  return { ...params, type: typeByPath(params.type) };
}

/** The answer of a change that the site must hear of; whoever made it does not wait for that. */
async function notifySite<Result>(ctx: Ctx, change: Promise<Result>): Promise<Result> {
  const result = await change;
  deliverInvalidations(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'could not tell the site at once'));
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
  route(app, calls.publishEntry, ({ ctx, params, body }) =>
    publishEntry({ ctx, input: { ...body, ...named(params) } }),
  );
  route(app, calls.unpublishEntry, ({ ctx, params }) => notifySite(ctx, unpublishEntry({ ctx, input: named(params) })));
  route(app, calls.moveEntry, ({ ctx, params, body }) =>
    notifySite(ctx, moveEntry({ ctx, input: { ...body, ...named(params) } })),
  );
  route(app, calls.trashEntry, ({ ctx, params }) => notifySite(ctx, trashEntry({ ctx, input: named(params) })));
}

function readRoutes(app: App): void {
  route(app, calls.listEntries, ({ ctx, params, query }) =>
    listEntries({ ctx, input: { ...query, ...named(params) } }),
  );
  route(app, calls.getEntry, ({ ctx, params }) => getEntry({ ctx, input: named(params) }));
  route(app, calls.getSingleton, ({ ctx, params }) => getSingleton({ ctx, input: params }));
  route(app, calls.getSections, ({ ctx, params }) => getSections({ ctx, input: params }));
  route(app, calls.findByPath, ({ ctx, query }) => findByPath({ ctx, input: query }));
  route(app, calls.listVersions, ({ ctx, params }) => listVersions({ ctx, input: named(params) }));
  route(app, calls.getVersion, ({ ctx, params }) => getVersion({ ctx, input: named(params) }));
  route(app, calls.previewEntry, ({ ctx, params }) => previewEntry({ ctx, input: named(params) }));
}
