import type { ListedFileRef } from '@fundfront/content-model/richText';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { ArrowDown, ArrowUp, Trash } from '@fundfront/ui/icons';
import * as styles from './documentList.css.ts';

interface ChosenFilesProps {
  files: readonly ListedFileRef[];
  titleOf: (file: ListedFileRef) => string;
  onChange: (files: readonly ListedFileRef[]) => void;
}

/** In the order of the page; each can be moved and taken out. */
export function ChosenFiles({ files, titleOf, onChange }: ChosenFilesProps) {
  function swap(at: number, other: number) {
    const [one, two] = [files[at], files[other]];
    if (one && two) onChange(files.with(at, two).with(other, one));
  }

  return (
    <ol className={styles.list} aria-label="Chosen">
      {files.map((file, index) => {
        const title = titleOf(file);
        return (
          <li key={file.id} className={styles.row}>
            <bdi className={styles.title}>{title}</bdi>
            <IconButton
              size="s"
              label={`Move up: ${title}`}
              icon={<ArrowUp />}
              aria-disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <IconButton
              size="s"
              label={`Move down: ${title}`}
              icon={<ArrowDown />}
              aria-disabled={index === files.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <IconButton
              size="s"
              label={`Take out: ${title}`}
              icon={<Trash />}
              onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
            />
          </li>
        );
      })}
    </ol>
  );
}
