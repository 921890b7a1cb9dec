import { limits } from '@fundfront/content-model';
import * as v from 'valibot';

/** Kinds of value that several variables of the environment have. Their messages follow the variable's name. */
export const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+\/*$/, 'must be a web address like https://www.example.com'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

export const secret = v.pipe(
  v.string(),
  v.minLength(limits.secretLength, `must have at least ${limits.secretLength} characters`),
  // A word repeated, or the like of "changeme" padded, is as good as none.
  v.check((text) => new Set(text).size >= 10, 'must be random, with at least 10 different characters'),
);

/** A list, separated by commas. */
export const commaList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);
