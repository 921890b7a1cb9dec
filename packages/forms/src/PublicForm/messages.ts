import type { CaptchaMessages } from '../Captcha/messages.ts';

/** `{count}` stands for the number. */
export interface PluralMessage {
  one: string;
  many: string;
}

export interface FieldMessages {
  label: string;
  help?: string;
  options?: Readonly<Record<string, string>>;
}

export interface UploadMessages {
  choose: string;
  drop: string;
  /** `{name}` is the file's. */
  uploading: string;
  done: string;
  cancel: string;
  remove: string;
  waiting: string;
}

/** Messages about wrong answers are the content model's. */
export interface PublicFormMessages {
  fields: Readonly<Record<string, FieldMessages>>;
  submit: string;
  sending: string;
  optional: string;
  choose: string;
  /** `{count}` of `{max}` characters. */
  counter: string;
  summary: PluralMessage;
  /** After too many attempts: minutes to wait. */
  wait: PluralMessage;
  restored: string;
  clear: string;
  toasts: string;
  /** The form was sent while the captcha is at work. */
  waiting: string;
  captcha: CaptchaMessages;
  upload: UploadMessages;
}

export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

export function pluralize({ one, many }: PluralMessage, count: number): string {
  return interpolate(count === 1 ? one : many, { count });
}
