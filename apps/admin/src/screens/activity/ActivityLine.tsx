import { contentType, isContentTypeName, locales } from '@fundfront/content-model';
import type { Activity } from '@fundfront/content-model/wire';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { entryPath } from '../../paths/entryPaths.ts';
import { actionLabel } from './actionLabel.ts';

type Subject = Pick<Activity, 'type' | 'entryId' | 'title' | 'locale' | 'action'>;

export function ActivitySubject({ activity }: { activity: Subject }) {
  const { type, entryId, title } = activity;
  const locale = locales.find((name) => name === activity.locale);
  if (!type || !isContentTypeName(type)) return title;
  const name = <bdi lang={locale}>{title?.trim() || contentType(type).labels.one}</bdi>;
  const gone = activity.action === 'content.trash';
  return (
    <span>
      {entryId && !gone ? <TextLink href={entryPath(type, entryId, locale)}>{name}</TextLink> : name}
      {locale === 'ur' ? ' (Urdu)' : ''}
    </span>
  );
}

export function ActivityLine({ activity }: { activity: Activity }) {
  return (
    <span>
      <strong>{activity.who}</strong> {actionLabel(activity.action)} <ActivitySubject activity={activity} />
    </span>
  );
}
