import type { Locale } from '../../locales.ts';
import { en } from './en.ts';
import type { OwnMessageKey } from './own.ts';
import { ur } from './ur.ts';

export type SharedMessageKey = keyof typeof en;
export type FormMessages = Record<SharedMessageKey, string>;
/** What a schema of a form may name as its message. */
export type FormMessageKey = SharedMessageKey | OwnMessageKey;

/** What several forms say, by language: one catalogue for the browser and the server. */
export const formMessages: Record<Locale, FormMessages> = { en, ur };
