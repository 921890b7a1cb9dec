import { limits, submissionForms, type UploadKind, uploadKinds } from '@fundfront/content-model';
import { calls, formCalls } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import { AppError } from '../../errors.ts';
import { readForm } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { readVisitorFile } from './readVisitorFile.ts';
import { submitForm } from './submitForm.ts';
import { trackComplaint } from './trackComplaint.ts';
import { uploadForForm } from './uploadForForm.ts';
import { uploadsPath } from './uploadNames.ts';
import { tooLargeUpload, uploadParts } from './uploadParts.ts';

function isDocumentKind(value: unknown): value is Exclude<UploadKind, 'image'> {
  return typeof value === 'string' && value !== 'image' && Object.hasOwn(uploadKinds, value);
}

const formOf = (c: Context) => readForm(c, limits.uploadBytes, tooLargeUpload);

function uploadRoutes(app: App): void {
  route(app, calls.uploadImage, async ({ ctx, c }) => {
    const { lang, name, bytes } = await uploadParts(await formOf(c), {
      name: 'image',
      missing: 'file.failed',
    });
    return { imagePath: await uploadForForm({ ctx, input: { lang, name, bytes, accept: 'image' } }) };
  });

  route(app, calls.uploadDocument, async ({ ctx, c }) => {
    const part = { name: 'file', missing: 'file.failedDocument' } as const;
    const { accept, lang, name, bytes } = await uploadParts(await formOf(c), part);
    if (!isDocumentKind(accept)) throw new AppError('VALIDATION', 'accept must be cv or evidence.');
    return { filePath: await uploadForForm({ ctx, input: { lang, name, bytes, accept } }) };
  });

  rawRoute(
    app,
    {
      name: 'readVisitorFile',
      method: 'GET',
      path: uploadsPath,
      policy: 'signed-in',
      summary: 'A visitor’s upload, for who reads its form',
      tag: 'Forms',
      answer: { types: ['image/*', 'application/*'] },
    },
    async ({ ctx, c }) => {
      const { bytes, headers } = await readVisitorFile({ ctx, name: c.req.param('name') ?? '' });
      return c.body(bytes, 200, headers);
    },
  );
}

export function formRoutes(app: App): void {
  uploadRoutes(app);
  for (const form of submissionForms) {
    route(app, formCalls[form], ({ ctx, body }) => submitForm({ ctx, input: { form, body } }));
  }
  route(app, calls.trackComplaint, ({ ctx, body }) => trackComplaint({ ctx, input: body }));
}
