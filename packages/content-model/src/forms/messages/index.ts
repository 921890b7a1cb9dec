import type { Locale } from '../../locales.ts';
import { en } from './en.ts';
import type { OwnMessageKey } from './own.ts';
import { ur } from './ur.ts';

export type SharedMessageKey = keyof typeof en;
export type FormMessages = Record<SharedMessageKey, string>;
export type FormMessageKey = SharedMessageKey | OwnMessageKey;

export const formMessages: Record<Locale, FormMessages> = { en, ur };
