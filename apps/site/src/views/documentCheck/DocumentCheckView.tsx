import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { DocumentCheck } from '../../features/documentCheck/DocumentCheck.tsx';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './DocumentCheckView.css.ts';

const DocumentCheckIsland = island('documentCheck', DocumentCheck, 'idle');

/** Each prints 64 hexadecimal digits of the file named after it. */
const commands = {
  windows: 'Get-FileHash -Algorithm SHA256',
  mac: 'shasum -a 256',
  linux: 'sha256sum',
} as const;

const systems = ['windows', 'mac', 'linux'] as const;

export function DocumentCheckView({ locale, messages, page }: ViewProps) {
  const { documentCheck: check, documentStatus: status } = messages;
  const { kilobytes, megabytes } = messages.reading.documents;
  const links = { call: pathTo(locale, 'call'), downloads: pathTo(locale, 'downloads') };
  return (
    <FullWidthPage locale={locale} messages={messages} page={page}>
      <DocumentCheckIsland
        locale={locale}
        messages={{ check, status, units: { kilobytes, megabytes } }}
        links={links}
      />
      <section aria-labelledby="yourself" className={styles.yourself}>
        <Heading level={2} size="h3" id="yourself">
          {check.yourself}
        </Heading>
        <Text tone="secondary">{check.yourselfText}</Text>
        <dl className={styles.commands}>
          {systems.map((system) => (
            <div key={system} className={styles.command}>
              <dt>{check[system]}</dt>
              <dd>
                <Ltr>
                  <code>{commands[system]}</code>
                </Ltr>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </FullWidthPage>
  );
}
