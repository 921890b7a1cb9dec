import { isContentTypeName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { entryPath, previewPath } from '../../paths/entryPaths.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './ComingSoonScreen.css.ts';

export function PageLink({ label, path }: { label: string; path: string }) {
  const { data, error } = useCall(calls.findByPath, { query: { path } });
  const editor = data && isContentTypeName(data.type) ? entryPath(data.type, data.id) : undefined;
  return (
    <li className={styles.line}>
      <span>
        {editor ? <TextLink href={editor}>{`Edit the page “${label}”`}</TextLink> : `Page “${label}”`}{' '}
        <span className={styles.path}>
          <Ltr>{path}</Ltr>
        </span>
      </span>
      {editor ? <TextLink href={previewPath(path)}>Preview</TextLink> : null}
      {error ? <span className={styles.path}>{error.code === 'NOT_FOUND' ? 'not published' : 'not known'}</span> : null}
    </li>
  );
}
