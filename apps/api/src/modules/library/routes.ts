import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { readSingleFile } from '../media/routes.ts';
import { createMediaFolder, deleteMediaFolder, renameMediaFolder } from './folders.ts';
import { getMedia } from './getMedia.ts';
import { listMedia } from './listMedia.ts';
import { mediaOverview } from './mediaOverview.ts';
import { replaceMedia } from './replaceMedia.ts';
import { restoreMedia, trashMedia } from './trashMedia.ts';
import { updateMedia } from './updateMedia.ts';
import { uploadToLibrary } from './uploadToLibrary.ts';

export function libraryRoutes(app: App): void {
  route(app, calls.listMedia, ({ ctx, query }) => listMedia({ ctx, input: query }));
  route(app, calls.mediaOverview, ({ ctx }) => mediaOverview({ ctx }));
  route(app, calls.findMedia, ({ ctx, query }) => getMedia({ ctx, input: query }));
  route(app, calls.getMedia, ({ ctx, params }) => getMedia({ ctx, input: params }));
  route(app, calls.uploadToLibrary, async ({ ctx, query, c }) =>
    uploadToLibrary({ ctx, input: { upload: await readSingleFile(c), ...query } }),
  );
  route(app, calls.updateMedia, ({ ctx, params, body }) => updateMedia({ ctx, input: { ...params, ...body } }));
  route(app, calls.replaceMedia, async ({ ctx, params, c }) =>
    replaceMedia({ ctx, input: { ...params, upload: await readSingleFile(c) } }),
  );
  route(app, calls.trashMedia, ({ ctx, params }) => trashMedia({ ctx, input: params }));
  route(app, calls.restoreMedia, ({ ctx, params }) => restoreMedia({ ctx, input: params }));
  route(app, calls.createMediaFolder, ({ ctx, body }) => createMediaFolder({ ctx, input: body }));
  route(app, calls.renameMediaFolder, ({ ctx, params, body }) =>
    renameMediaFolder({ ctx, input: { ...params, ...body } }),
  );
  route(app, calls.deleteMediaFolder, ({ ctx, params }) => deleteMediaFolder({ ctx, input: params }));
}
