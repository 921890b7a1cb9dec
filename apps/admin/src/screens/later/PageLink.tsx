import { isContentTypeName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { entryPath, previewPath } from '../../paths/entryPaths.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './LaterScreen.css.ts';

/** The editor and the preview of a page, once it is known which entry answers at the address. */
export function PageLink({ label, address }: { label: string; address: string }) {
  const { data, error } = useCall(calls.findByAddress, { query: { address } });
  const editor = data && isContentTypeName(data.type) ? entryPath(data.type, data.id) : undefined;
  return (
    <li className={styles.line}>
      <span>
        {editor ? <TextLink href={editor}>{`Edit the page “${label}”`}</TextLink> : `Page “${label}”`}{' '}
        <span className={styles.address}>
          <Ltr>{address}</Ltr>
        </span>
      </span>
      {editor ? <TextLink href={previewPath(address)}>Preview</TextLink> : null}
      {error ? (
        <span className={styles.address}>{error.code === 'NOT_FOUND' ? 'not published' : 'not known'}</span>
      ) : null}
    </li>
  );
}
