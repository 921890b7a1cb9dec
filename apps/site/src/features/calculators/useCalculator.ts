import { limits } from '@fundfront/content-model/limits';
import { keysOf } from '@fundfront/content-model/objects';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../components/useAddress.ts';
import { initialState, openedState, type Problem, queryOf, type Rules, readInput, withInput } from './inputs.ts';

export interface InputBinding {
  name: string;
  text: string;
  value: number;
  /** Said after a pause, not while somebody still types. */
  problem: Problem | null;
  onType: (text: string) => void;
}

export interface Calculator<Name extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<Name, number>>;
  hasProblem: boolean;
  /** As of the last pause, for screen readers; null until the visitor has changed something. */
  announced: { values: Readonly<Record<Name, number>>; hasProblem: boolean } | null;
  /** Of the page with these inputs; null before the script has come. */
  address: string | null;
  bind: (name: Name) => InputBinding;
  settle: () => void;
}

/**
 * Inputs of a calculator, and the page's address as their memory: replaced after a pause, so that it can be shared, and that
 * reloading or coming back finds them again. The first rendering is the server's, whatever the address says.
 */
export function useCalculator<Name extends string>(given: Rules<Name>): Calculator<Name> {
  const [rules] = useState(given);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => initialState(rules));
  const [settled, setSettled] = useState(state);
  const [isHydrated, setHydrated] = useState(false);
  const [query, write] = useAddress();

  useEffect(() => {
    const opened = openedState(rules, location.search, form.current);
    setState(opened);
    setSettled(opened);
    setHydrated(true);
  }, [rules]);

  useEffect(() => {
    if (state === settled) return;
    const timer = setTimeout(() => setSettled(state), limits.calculatorPauseMs);
    return () => clearTimeout(timer);
  }, [state, settled]);

  useEffect(() => {
    if (settled.isTouched) write(`?${queryOf(settled.values, location.search)}`, 'replace');
  }, [settled, write]);

  const settledProblemOf = (name: Name) => readInput(settled.typed[name], rules[name]).problem;
  const problemOf = (name: Name) => (settled.typed[name] === state.typed[name] ? settledProblemOf(name) : null);
  const hasProblem = keysOf(rules).some((name) => problemOf(name) !== null);

  return {
    form,
    values: state.values,
    hasProblem,
    announced: settled.isTouched
      ? { values: settled.values, hasProblem: keysOf(rules).some((name) => settledProblemOf(name) !== null) }
      : null,
    address: isHydrated ? location.origin + location.pathname + query : null,
    bind: (name) => ({
      name,
      text: state.typed[name],
      value: state.values[name],
      problem: problemOf(name),
      onType: (text) => setState((before) => withInput(before, rules, name, text)),
    }),
    settle: () => setSettled(state),
  };
}
