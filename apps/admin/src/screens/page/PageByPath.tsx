import { isContentTypeName, type Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { EditScreen } from '../../entries/edit/EditScreen.tsx';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';

export interface PageByPathProps {
  /** The English address: languages pair by translation, so it finds the Urdu row too. */
  path: string;
  locale: Locale;
}

export function PageByPath({ path, locale }: PageByPathProps) {
  const { data, error, refetch } = useCall(calls.findByPath, { query: { path } });
  if (data && isContentTypeName(data.type)) return <EditScreen type={data.type} id={data.id} locale={locale} />;
  const crumbs = [{ label: 'Pages', href: '/admin/posts' }];
  return (
    <Screen title={path} crumbs={crumbs} head="hidden">
      {error && error.code !== 'NOT_FOUND' ? (
        <CallError what="The page" error={error} onRetry={refetch} />
      ) : error ? (
        <EmptyState
          title={`No published page answers at ${path}`}
          action={
            <Button tone="secondary" href="/admin/posts">
              All pages
            </Button>
          }
        >
          It may be a draft, have been moved, or taken off the site. The list of pages shows drafts as well.
        </EmptyState>
      ) : (
        <Skeleton lines={6} />
      )}
    </Screen>
  );
}
