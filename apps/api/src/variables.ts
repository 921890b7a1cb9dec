import { limits } from '@fundfront/content-model';
import * as v from 'valibot';

export const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+\/*$/, 'must be a web address like https://www.example.com'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

export const secret = v.pipe(
  v.string(),
  v.minLength(limits.secretLength, `must have at least ${limits.secretLength} characters`),
  // A repeated word, or a padded "changeme", is as good as none.
  v.check((text) => new Set(text).size >= 10, 'must be random, with at least 10 different characters'),
);

export const commaList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);
