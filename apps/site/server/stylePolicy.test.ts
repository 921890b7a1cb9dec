import { expect, it } from 'vitest';
import { styleDirectives, stylePolicy, withStyles } from './stylePolicy.ts';

const headers = { 'content-security-policy': styleDirectives("'sha256-library'").join('; ') };
const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

it('allows the style element and the style attributes of a page, by what browsers read', () => {
  const html = '<p style="color:red"></p><i style="color:red"></i><b style="content:&quot;&quot;"></b>';
  const { attributes, elements } = stylePolicy(html, '');
  expect(elements).toBe(` ${empty}`);
  expect(attributes.split(' ')).toEqual([
    "'unsafe-hashes'",
    "'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='",
    "'sha256-ttY8oE7Ryv3KciRZ6RDaHyyJEgpzy3pmNWBylRAtcns='",
  ]);
});

it('is filled into the policy of each page, and allows nothing more where there is no page', () => {
  expect(withStyles(headers, stylePolicy('<p></p>', ''))['content-security-policy']).toBe(
    `style-src 'self' ${empty} 'sha256-library'; style-src-attr 'none'`,
  );
  expect(withStyles(headers)['content-security-policy']).toBe(
    "style-src 'self' 'sha256-library'; style-src-attr 'none'",
  );
  expect(withStyles({ etag: 'x' })).toEqual({ etag: 'x' });
});
