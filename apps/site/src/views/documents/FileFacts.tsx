import type { FileValue } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';
import { Chip } from '@fundfront/ui/components/Chip';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FileFacts.css.ts';

interface FileFactsProps {
  messages: Messages;
  file: FileValue;
}

export function FileFacts({ messages, file }: FileFactsProps) {
  const ending = file.name.split('.').at(-1) ?? '';
  return (
    <span className={styles.facts}>
      <Chip tone="outline">
        <bdi>{ending.toUpperCase()}</bdi>
      </Chip>
      <span className={styles.size}>{formatBytes(file.bytes, messages.reading.documents)}</span>
    </span>
  );
}
