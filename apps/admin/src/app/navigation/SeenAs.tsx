import {
  adminNavigation,
  can,
  contentType,
  contentTypeNames,
  editPermission,
  type Locale,
  languageLabels,
  type RoleHolder,
} from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Stack } from '@fundfront/ui/layout/Stack';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import { groupEntries } from './groups.ts';
import * as styles from './SeenAs.css.ts';

const both = new Intl.ListFormat('en', { type: 'conjunction' });

/** By language, since a role may differ there: "Urdu: Pages". */
function written(holder: RoleHolder): string[] {
  const inLanguage = (locale: Locale) =>
    contentTypeNames
      .map(contentType)
      .filter((type) => type.locales.includes(locale) && can(holder, editPermission(type), { type: type.name, locale }))
      .map(({ labels }) => labels.many);
  const [english, urdu] = [inLanguage('en'), inLanguage('ur')];
  if (english.length > 0 && english.join() === urdu.join()) return [`English and Urdu: ${both.format(english)}`];
  return [
    ...(english.length > 0 ? [`${languageLabels.en}: ${both.format(english)}`] : []),
    ...(urdu.length > 0 ? [`${languageLabels.ur}: ${both.format(urdu)}`] : []),
  ];
}

/** What somebody who holds one role alone finds in the navigation, by the rule that the navigation itself goes by. */
export function SeenAs({ name, holder }: { name: string; holder: RoleHolder }) {
  const { data } = useCall(calls.adminMenu, {});
  const entries = data && data.results.length > 0 ? data.results : adminNavigation;
  const groups = groupEntries(entries, holder);
  const writes = written(holder);
  return (
    <section className={styles.part} aria-label={`Seen as ${name}`}>
      <Stack space="s">
        <h2 className={styles.title}>{`What ${name} finds in the navigation`}</h2>
        <div className={styles.groups}>
          {groups.map(({ title, entries: open }) => (
            <section key={title} aria-label={title}>
              <h3 className={styles.groupTitle}>{title}</h3>
              <ul className={styles.list} {...listRole}>
                {open.map((entry) => (
                  <li key={entry.url}>
                    <TextLink href={entry.url}>{entry.title}</TextLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Text tone="secondary">
          {writes.length > 0
            ? `Writes in ${writes.join('; ')}.`
            : 'Writes no content; what they find there is for reading.'}{' '}
          The pages open with your own rights: nobody is signed in as somebody else.
        </Text>
      </Stack>
    </section>
  );
}
