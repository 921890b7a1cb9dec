import { multipartCall } from './call.ts';
import { fileValue, image } from './values.ts';

export const uploadMedia = multipartCall({
  method: 'POST',
  path: '/api/media',
  policy: 'media.upload',
  tag: 'Media',
  summary: 'Takes one picture (multipart `file`): png, jpeg, webp, gif or svg by its content, up to 10 MB',
  response: image,
});

export const uploadFile = multipartCall({
  method: 'POST',
  path: '/api/files',
  policy: 'media.upload',
  tag: 'Media',
  summary: 'Takes one document for download (multipart `file`): pdf, doc, docx or xlsx by its content, up to 10 MB',
  response: fileValue,
});
