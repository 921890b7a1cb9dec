import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateOnInteraction } from './hydrateOnInteraction.tsx';

const onSubmit = vi.fn();
const load = vi.fn(async () => ({ default: Body }));

function Body({ id }: { id: string }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('name'));
      }}
    >
      <input id={`${id}-name`} name="name" aria-label="Name" />
      <button type="submit">Send</button>
    </form>
  );
}

const html = '<form><input id="x-name" name="name" aria-label="Name"><button type="submit">Send</button></form>';

function renderServerHtml(at: 'idle' | 'used') {
  const Island = hydrateOnInteraction<{ id: string }>(() => at, load);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = `<div>${html}</div>`;
  render(<Island id="x" />, { container, hydrate: true });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  return { input, button: screen.getByRole('button') };
}

describe('whenUsed', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    load.mockClear();
    onSubmit.mockClear();
    vi.useRealTimers();
  });

  it('leaves the server’s inputs alone until they are used, and takes over the very same ones', async () => {
    const { input } = renderServerHtml('used');
    expect(load).not.toHaveBeenCalled();
    input.focus();
    input.value = 'Sample';
    fireEvent.input(input);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.getByRole('textbox')).toBe(input);
    expect(input.value).toBe('Sample');
    expect(document.activeElement).toBe(input);
  });

  it('holds a form that is sent early, and sends it when its code is there', async () => {
    const { input, button } = renderServerHtml('used');
    input.value = 'Sample';
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => button.closest('form')?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([['Sample']]));
  });

  it('comes by itself where it is told to, once the page is idle', async () => {
    vi.useFakeTimers();
    renderServerHtml('idle');
    expect(load).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTimeAsync(12_000));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('draws itself where no server did', async () => {
    const Island = hydrateOnInteraction<{ id: string }>(() => 'used', load);
    render(<Island id="x" />);
    expect(await screen.findByRole('textbox')).toBeDefined();
  });
});
