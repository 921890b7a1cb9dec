import { limits } from '@fundfront/content-model';
import type { ListedFileRef } from '@fundfront/content-model/richText';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { useFormServices } from '../../../ContentForm/services.ts';
import { insertBlock } from '../blockCommands.tsx';
import type { PanelProps } from '../panels.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FileSearch } from './FileSearch.tsx';
import { filesOf, offTheSite } from './files.ts';

/** Which files a list of the text names, and in which order. */
export function DocumentListDialog({ editor, locale, onDone }: PanelProps) {
  const [held] = useState(() =>
    editor.isActive('documentList') ? filesOf(editor.getAttributes('documentList').files) : null,
  );
  const [files, setFiles] = useState<readonly ListedFileRef[]>(held ?? []);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const known = useFormServices().useListedFiles(
    (held ?? []).map(({ id }) => id),
    locale,
  );
  const full = files.length >= limits.listItems;

  function titleOf({ id }: ListedFileRef): string {
    return titles[id] ?? known?.find((each) => each.id === id)?.title ?? (known ? offTheSite : '…');
  }

  function add(file: ListedFileRef, title: string) {
    setTitles({ ...titles, [file.id]: title });
    if (!full && files.every(({ id }) => id !== file.id)) setFiles([...files, file]);
  }

  function apply() {
    const attrs = { files };
    if (held) editor.chain().focus().updateAttributes('documentList', attrs).run();
    else insertBlock(editor, { type: 'documentList', attrs });
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={held ? 'Document list' : 'Insert a document list'}
      dismissable={false}
      actions={
        <Button disabled={files.length === 0} onClick={apply}>
          {held ? 'Change list' : 'Insert list'}
        </Button>
      }
    >
      <Stack space="m">
        <FileSearch locale={locale} onChoose={add} />
        {full ? <p role="status">{`A list holds ${limits.listItems} files at most.`}</p> : null}
        <ChosenFiles files={files} titleOf={titleOf} onChange={setFiles} />
      </Stack>
    </Dialog>
  );
}
