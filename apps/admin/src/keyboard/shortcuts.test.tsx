import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShortcutsDialog } from '../app/shell/ShortcutsDialog.tsx';
import { setUiState } from '../uiStore/uiStore.ts';
import { keyLabel, type ShortcutName, shortcuts } from './shortcuts.ts';
import { useShortcut } from './useShortcut.ts';

afterEach(cleanup);

const names = Object.keys(shortcuts) as ShortcutName[];
const sources = path.resolve(import.meta.dirname, '..');
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(path.join(sources, name), 'utf8'))
  .join('\n');

function Screen({ name, run }: { name: ShortcutName; run: () => void }) {
  useShortcut(name, run);
  return <input aria-label="Title" />;
}

describe('the sheet of keys', () => {
  it.each(names)('lists %s, which some screen binds', async (name) => {
    expect(code).toMatch(new RegExp(`useShortcut\\(\\s*'${name}'`));
    setUiState({ shortcutsOpen: true });
    render(<ShortcutsDialog />);
    expect((await screen.findAllByText(shortcuts[name].does)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(keyLabel(name)).length).toBeGreaterThan(0);
  });
});

describe('a key', () => {
  it('is text while somebody types, unless it comes with Ctrl', async () => {
    const find = vi.fn();
    const save = vi.fn();
    render(
      <>
        <Screen name="find" run={find} />
        <Screen name="save" run={save} />
      </>,
    );
    await userEvent.keyboard('f');
    expect(find).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getAllByLabelText('Title')[0] ?? document.body, 'f{Control>}s{/Control}');
    expect(find).toHaveBeenCalledTimes(1);
    expect(save).toHaveBeenCalledTimes(1);
  });
});
