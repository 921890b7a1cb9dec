import { directionOf } from '@fundfront/content-model';
import { embedLabels, embedOf, embedOfAddress } from '@fundfront/content-model/embeds';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { insertBlock } from '../blockCommands.tsx';
import type { PanelProps } from '../panels.ts';

/** The address of the embed that is selected; null where there is none. */
function selectedAddress({ editor }: Pick<PanelProps, 'editor'>): string | null {
  if (!editor.isActive('embed')) return null;
  const embed = embedOf(String(editor.getAttributes('embed').embed));
  return embed?.provider.pageUrl(embed.id) ?? '';
}

/** By its address, which is recognised here and not stored. The words of one that stands there are changed in the text. */
export function EmbedDialog({ editor, locale, onDone }: PanelProps) {
  const [held] = useState(() => selectedAddress({ editor }));
  const [address, setAddress] = useState(held ?? '');
  const [title, setTitle] = useState('');
  const value = embedOfAddress(address);
  const found = value === null ? null : embedOf(value);
  const unknown = address.trim() !== '' && !found;

  function apply() {
    if (value === null) return;
    if (held !== null) editor.chain().focus().updateAttributes('embed', { embed: value }).run();
    else
      insertBlock(editor, { type: 'embed', attrs: { embed: value }, content: [{ type: 'text', text: title.trim() }] });
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={held === null ? 'Insert an embed' : 'Change the embed'}
      dismissable={false}
      actions={
        <Button disabled={!found || (held === null && title.trim() === '')} onClick={apply}>
          {held === null ? 'Insert embed' : 'Change embed'}
        </Button>
      }
    >
      <Stack space="m">
        <Field
          label="Address"
          help={found ? `${found.provider.label}, ${found.provider.kind}: ${found.id}` : `Of ${embedLabels}`}
          error={
            unknown ? `Only a video or a place of ${embedLabels} can be embedded. Link to anything else.` : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          )}
        </Field>
        {held === null ? (
          <Field
            label="What it shows"
            help="Its name for visitors. Nothing is loaded from the other site before they press."
            dir={directionOf(locale)}
            lang={locale}
          >
            {(control) => (
              <TextInput {...control} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
            )}
          </Field>
        ) : null}
      </Stack>
    </Dialog>
  );
}
