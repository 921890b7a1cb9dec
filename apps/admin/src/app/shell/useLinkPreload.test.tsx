import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as elements from '../routes/elements.tsx';
import { useLinkPreload } from './useLinkPreload.ts';

function Page() {
  useLinkPreload();
  return (
    <>
      <a href="/admin/funds/5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a">
        <b>A fund</b>
      </a>
      <a href="/admin/approvals">Approvals</a>
      <a href="/nothing">Nothing</a>
      <a href="https://www.example.com/admin/funds">Elsewhere</a>
    </>
  );
}

vi.mock('../routes/elements.tsx', () => ({ preloadScreen: vi.fn() }));

const preload = vi.mocked(elements.preloadScreen);
beforeEach(() => {
  preload.mockClear();
  render(<Page />);
});
afterEach(cleanup);

it('loads the screen of a link with the pointer or the focus on it, once', () => {
  fireEvent.pointerOver(screen.getByText('A fund'));
  fireEvent.pointerOver(screen.getByText('A fund'));
  fireEvent.focusIn(screen.getByText('Approvals'));
  expect(preload.mock.calls).toEqual([[{ kind: 'edit', type: 'fund' }], [{ kind: 'own', screen: 'approvals' }]]);
});

it('loads nothing for other links', () => {
  for (const name of ['Nothing', 'Elsewhere']) fireEvent.pointerOver(screen.getByText(name));
  expect(preload).not.toHaveBeenCalled();
});
