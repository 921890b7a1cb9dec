import { latinDigits } from '@fundfront/content-model/forms/masks';
import { keysOf, objectOf } from '@fundfront/content-model/objects';
import { groupThousands } from '../../i18n/numbers.ts';

export interface NumberRule {
  kind: 'amount' | 'years' | 'percent';
  min: number;
  max: number;
  /** Of all that may be typed, the part that a slider is precise enough for. */
  slider: { min: number; max: number; step: number };
  initial: number;
}

export interface ChoiceRule {
  kind: 'choice';
  options: readonly number[];
  initial: number;
}

export type InputRule = NumberRule | ChoiceRule;

export type Rules<Name extends string> = Readonly<Record<Name, InputRule>>;

export type Problem = NumberRule['kind'] | 'tooSmall' | 'tooLarge';

export interface InputState<Name extends string> {
  typed: Record<Name, string>;
  /** The last that was understood of each. */
  values: Record<Name, number>;
  /** By the visitor, since the page was opened. */
  isTouched: boolean;
}

type Reading = { value: number; problem: null } | { value: null; problem: Problem };

/**
 * What a person types where a number belongs, as JavaScript's own notation. Understood are Latin, Urdu and Arabic digits,
 * the Arabic decimal mark, and commas that group by thousands or by lakhs ("1,000,000", "10,00,000").
 * @param fraction digits that may follow the point; a comma is no decimal mark, so "1,5" is not understood
 * @returns not negative; null for anything else
 */
export function parseNumber(text: string, fraction: number): number | null {
  const plain = latinDigits(text)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('\u066b', '.')
    .replace(/[\u066c\u060c]/g, ',')
    .trim();
  const whole = fraction === 0 ? '' : `(?:\\.\\d{1,${fraction}})?`;
  if (!new RegExp(`^(?:\\d{1,16}|\\d{1,3}(?:,\\d{2,3}){0,4},\\d{3})${whole}$`).test(plain)) return null;
  return Number(plain.replaceAll(',', ''));
}

/** What is typed, as a number within its bounds; an unknown choice is the initial one. */
export function readInput(text: string, rule: InputRule): Reading {
  if (rule.kind === 'choice') {
    const value = parseNumber(text, 0);
    return { value: value !== null && rule.options.includes(value) ? value : rule.initial, problem: null };
  }
  const value = parseNumber(text, rule.kind === 'percent' ? 2 : 0);
  if (value === null) return { value: null, problem: rule.kind };
  if (value < rule.min) return { value: null, problem: 'tooSmall' };
  if (value > rule.max) return { value: null, problem: 'tooLarge' };
  return { value, problem: null };
}

export function writeInput(value: number, rule: InputRule): string {
  return rule.kind === 'amount' ? groupThousands(String(value)) : String(value);
}

export function initialState<Name extends string>(rules: Rules<Name>): InputState<Name> {
  const names = keysOf(rules);
  return {
    typed: objectOf(names, (name) => writeInput(rules[name].initial, rules[name])),
    values: objectOf(names, (name) => rules[name].initial),
    isTouched: false,
  };
}

export function withInput<Name extends string>(
  state: InputState<Name>,
  rules: Rules<Name>,
  name: Name,
  text: string,
): InputState<Name> {
  const { value } = readInput(text, rules[name]);
  const values = value === null ? state.values : { ...state.values, [name]: value };
  return { typed: { ...state.typed, [name]: text }, values, isTouched: true };
}

/** Where the browser puts the thumb of a slider for a value between its steps or beyond its ends. */
function thumbAt(value: number, { min, max, step }: NumberRule['slider']): number {
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  return Math.min(min + steps * step, max);
}

/** What was typed or moved before the script came; null where it still is what the server sent. */
function usedBefore(form: HTMLFormElement, name: string, rule: InputRule): string | null {
  const control = form.elements.namedItem(name);
  const own = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : null;
  if (own !== null && own !== writeInput(rule.initial, rule)) return own;
  const slider = form.elements.namedItem(sliderId(name));
  if (rule.kind === 'choice' || !(slider instanceof HTMLInputElement)) return null;
  const moved = Math.abs(slider.valueAsNumber - thumbAt(rule.initial, rule.slider)) > rule.slider.step / 2;
  return moved ? writeInput(slider.valueAsNumber, rule) : null;
}

export const inputId = (name: string) => `calculator-${name}`;
export const sliderId = (name: string) => `${inputId(name)}-slider`;

/** As the page was opened: from its address, unless the visitor was quicker than the script. */
export function openedState<Name extends string>(
  rules: Rules<Name>,
  search: string,
  form: HTMLFormElement | null,
): InputState<Name> {
  const query = new URLSearchParams(search);
  let state = initialState(rules);
  let isTouched = false;
  for (const name of keysOf(rules)) {
    const rule = rules[name];
    const typed = form && usedBefore(form, name, rule);
    const text = typed ?? query.get(name);
    if (typed !== null) isTouched = true;
    if (text === null) continue;
    const { value } = readInput(text, rule);
    state = withInput(state, rules, name, value === null ? text : writeInput(value, rule));
  }
  return { ...state, isTouched };
}

/** The query of an address with these inputs; what else it holds stays. */
export function queryOf(values: Readonly<Record<string, number>>, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return query.toString();
}

/** A figure of the content, as the initial value of an input: from 0 to `max`. */
export function exampleFigure(text: string | null, max: number): number {
  return Math.min(Math.max(Number(text ?? 0), 0), max);
}
