import type { SubmissionDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../format/saveFile.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { listRole } from '../../layout/listRole.ts';
import { api } from '../../session/session.ts';
import * as styles from './Inbox.css.ts';

/** A link would carry no token, and an address with one would stay in the history. */
async function downloadFile({ path, name }: { path: string; name: string }): Promise<void> {
  saveFile(name, await api.download(path));
}

export function FileList({ files }: Pick<SubmissionDetail, 'files'>) {
  const save = useMutation({ mutationFn: downloadFile, onError: (error) => toast.error(errorMessage(error)) });
  return (
    <ul {...listRole} className={styles.files}>
      {files.map((file) => (
        <li key={file.path}>
          <Button
            tone="secondary"
            size="s"
            busy={save.isPending && save.variables.path === file.path}
            onClick={() => save.mutate(file)}
          >
            <span>
              Download <Ltr>{file.name}</Ltr>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
