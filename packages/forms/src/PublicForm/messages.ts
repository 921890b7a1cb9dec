import type { CaptchaMessages } from '../Captcha/messages.ts';

/** One or many, by a number. `{count}` in the words is replaced by it. */
export interface PluralMessage {
  one: string;
  many: string;
}

/** How a field is asked for. */
export interface FieldMessages {
  label: string;
  /** What a good answer looks like. */
  help?: string;
  /** Of a choice: each option's name. */
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
  /** Said when the form is sent before its file is there. */
  waiting: string;
}

/** Every word of a form but its messages about wrong answers: those are the content model's. */
export interface PublicFormMessages {
  fields: Readonly<Record<string, FieldMessages>>;
  submit: string;
  sending: string;
  optional: string;
  /** First row of a list of choices. */
  choose: string;
  /** `{count}` of `{max}` characters. */
  counter: string;
  summary: PluralMessage;
  /** After too many tries: minutes to wait. */
  wait: PluralMessage;
  restored: string;
  clear: string;
  /** Names the region of toasts. */
  toasts: string;
  captcha: CaptchaMessages;
  upload: UploadMessages;
}

/** Words with their `{places}` filled in. */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The words for a number of things. */
export function pluralize({ one, many }: PluralMessage, count: number): string {
  return interpolate(count === 1 ? one : many, { count });
}
