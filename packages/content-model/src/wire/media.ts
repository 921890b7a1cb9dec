import { formatBytes } from '../bytes.ts';
import { limits } from '../limits.ts';
import { multipartCall } from './call.ts';
import { fileValue, image } from './values.ts';

const size = formatBytes(limits.uploadBytes);

export const uploadMedia = multipartCall({
  method: 'POST',
  path: '/api/media',
  policy: 'media.upload',
  tag: 'Media',
  summary: `Takes one picture (multipart \`file\`): png, jpeg, webp, gif or svg by its content, up to ${size}`,
  response: image,
});

export const uploadFile = multipartCall({
  method: 'POST',
  path: '/api/files',
  policy: 'media.upload',
  tag: 'Media',
  summary: `Takes one document for download (multipart \`file\`): pdf, doc, docx or xlsx by its content, up to ${size}`,
  response: fileValue,
});
