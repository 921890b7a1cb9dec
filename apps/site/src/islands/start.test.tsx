import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { island } from './island.tsx';
import type { IslandName } from './registry.ts';
import { start } from './start.tsx';

interface Props {
  label: string;
  children: React.ReactNode;
}

function Sample({ label, children }: Props) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(true);
  return (
    <form>
      <input aria-label={label} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <input type="checkbox" aria-label="Show" checked={shown} onChange={() => setShown(!shown)} />
      <output>{typed}</output>
      {shown ? <div>{children}</div> : null}
    </form>
  );
}

let isBroken = false;

function Counter() {
  const [count, setCount] = useState(0);
  if (isBroken) throw new Error('broken');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

vi.mock('./registry.ts', () => ({
  registry: { sample: async () => Sample, counter: async () => Counter },
  isIslandName: (name: string) => name === 'sample' || name === 'counter',
}));

const name = 'sample' as IslandName;
const SampleIsland = island(name, Sample, 'used');

const propsOf = ({ dataset: { props = '' } }: HTMLElement) => props;
const startNow = (element: HTMLElement) => start(element, propsOf(element), true);

function renderOnServer(): HTMLElement {
  document.body.innerHTML = renderToString(
    <SampleIsland label="Name">
      <p>drawn by the server</p>
    </SampleIsland>,
  );
  return document.querySelector<HTMLElement>('site-island') ?? document.body;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('keeps the nodes of the server, also where a slot goes and comes back', async () => {
  const element = renderOnServer();
  const [input, paragraph] = [screen.getByLabelText('Name'), screen.getByText('drawn by the server')];
  await act(() => startNow(element));
  expect(screen.getByLabelText('Name')).toBe(input);
  expect(screen.getByText('drawn by the server')).toBe(paragraph);
  fireEvent.click(screen.getByLabelText('Show'));
  expect(paragraph.isConnected).toBe(false);
  fireEvent.click(screen.getByLabelText('Show'));
  expect(screen.getByText('drawn by the server')).toBe(paragraph);
});

it('takes what was typed and ticked before as if it were done now', async () => {
  const element = renderOnServer();
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  input.focus();
  input.value = 'Amna';
  screen.getByLabelText<HTMLInputElement>('Show').checked = false;
  await act(() => startNow(element));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Amna'));
  expect(input.value).toBe('Amna');
  expect(document.activeElement).toBe(input);
  expect(screen.queryByText('drawn by the server')).toBeNull();
});

it('reports nothing to the console', async () => {
  const reported = vi.spyOn(console, 'error');
  const element = renderOnServer();
  await act(() => startNow(element));
  expect(reported).not.toHaveBeenCalled();
});

function renderCounter(): HTMLElement {
  const CounterIsland = island('counter' as IslandName, Counter, 'visible');
  document.body.innerHTML = renderToString(<CounterIsland />);
  return document.querySelector<HTMLElement>('site-island') ?? document.body;
}

it('is live in small parts too, once it says so', async () => {
  const element = renderCounter();
  await start(element, propsOf(element), false);
  const button = screen.getByRole('button', { name: '0' });
  fireEvent.click(button);
  expect(button.textContent).toBe('1');
});

it.each([true, false])('holds nobody up where a component throws (at once: %s), and reports it', async (atOnce) => {
  const element = renderCounter();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  isBroken = true;
  await start(element, propsOf(element), atOnce);
  isBroken = false;
  vi.unstubAllGlobals();
  expect(reported.mock.calls).toEqual([[new Error('broken')]]);
});
