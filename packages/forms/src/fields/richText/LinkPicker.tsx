import { isSafeLink } from '@fundfront/content-model';
import type { LinkTarget } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Kbd } from '@fundfront/ui/components/Kbd';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { File, FileText, Link, Picture } from '@fundfront/ui/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { Floating } from './Floating.tsx';
import { movedBy, type Option, Options, optionId } from './Options.tsx';
import type { PanelProps } from './panels.ts';
import * as styles from './RichTextEditor.css.ts';
import { useLinkTargets } from './useLinkTargets.ts';

export const linkIcons = { page: <FileText />, document: <File />, media: <Picture /> };
const asOption = (target: LinkTarget): Option => ({
  key: target.id,
  label: target.title,
  detail: target.detail,
  icon: linkIcons[target.kind],
});

/** Not a form element: it lies inside one. */
export function LinkPicker({ editor, locale, onDone }: PanelProps) {
  const id = useId();
  const held: unknown = editor.getAttributes('link').href;
  const [text, setText] = useState(typeof held === 'string' ? held : '');
  const [index, setIndex] = useState(0);
  const typed = text.trim();
  const isAddress = typed !== '' && isSafeLink(typed);
  const { targets, failed, asking } = useLinkTargets(isAddress ? '' : typed, locale);
  const options: Option[] = [
    ...targets.map(asOption),
    ...(isAddress ? [{ key: 'typed', label: typed, detail: 'This address', icon: <Link /> }] : []),
  ];
  const chosen = Math.min(index, options.length - 1);

  function close() {
    editor.commands.focus();
    onDone();
  }

  function choose(at: number) {
    const target = targets[at];
    if (!target && !isAddress) return;
    const attrs = target ? { href: target.href, entry: target.entry } : { href: typed, entry: null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && held === undefined) {
      const label = target?.title ?? typed;
      chain.insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs }] }).run();
    } else {
      chain.setMark('link', attrs).setTextSelection(editor.state.selection.to).run();
    }
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    const moved = movedBy(event.key, chosen, options.length);
    if (moved !== undefined) setIndex(moved);
    else if (event.key === 'Enter') choose(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Floating editor={editor} at={editor.state.selection.from}>
      <div className={styles.linkRow}>
        <TextInput
          ref={(input) => input?.focus()}
          role="combobox"
          aria-label="Link to"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options.length > 0 ? optionId(`${id}-list`, chosen) : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          placeholder="Search, or type an address"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Ctrl K</Kbd>
      </div>
      {options.length > 0 ? (
        <Options id={`${id}-list`} label="Found" options={options} chosen={chosen} onChoose={choose} />
      ) : null}
      <output id={`${id}-hint`} className={styles.hint}>
        {hintOf({ typed, asking, failed, found: options.length })}
      </output>
      {held === undefined ? null : (
        <div className={styles.linkRow}>
          <Button
            size="s"
            tone="quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
              onDone();
            }}
          >
            Remove link
          </Button>
        </div>
      )}
    </Floating>
  );
}

function hintOf(state: { typed: string; asking: boolean; failed: boolean; found: number }): string {
  if (state.asking) return 'Searching…';
  if (state.failed) return 'The search did not answer. An address can still be typed.';
  if (state.found > 0) return 'Enter links · Esc closes';
  if (state.typed === '') return 'Pages, documents and pictures by name; or https://, mailto:, tel: or /page';
  return 'Nothing has that name. An address begins with /, https://, mailto: or tel:';
}
