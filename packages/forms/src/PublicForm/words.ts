import type { CaptchaWords } from '../Captcha/words.ts';

/** One or many, by a number. `{count}` in the words is replaced by it. */
export interface Counted {
  one: string;
  many: string;
}

/** How a field is asked for. */
export interface FieldWords {
  label: string;
  /** What a good answer looks like. */
  help?: string;
  /** Of a choice: each option's name. */
  options?: Readonly<Record<string, string>>;
}

export interface UploadWords {
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
export interface PublicFormWords {
  fields: Readonly<Record<string, FieldWords>>;
  submit: string;
  sending: string;
  optional: string;
  /** First row of a list of choices. */
  choose: string;
  /** `{count}` of `{max}` characters. */
  counter: string;
  summary: Counted;
  /** After too many tries: minutes to wait. */
  wait: Counted;
  restored: string;
  clear: string;
  /** Names the region of toasts. */
  toasts: string;
  captcha: CaptchaWords;
  upload: UploadWords;
}

/** Words with their `{places}` filled in. */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The words for a number of things. */
export function counted({ one, many }: Counted, count: number): string {
  return fill(count === 1 ? one : many, { count });
}
