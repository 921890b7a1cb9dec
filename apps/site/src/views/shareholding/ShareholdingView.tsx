import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { formatDate } from '../../i18n/index.ts';
import type { TemplateViewProps } from '../view.ts';
import { HolderBars } from './HolderBars.tsx';
import { HolderTable } from './HolderTable.tsx';
import * as styles from './ShareholdingView.css.ts';

export function ShareholdingView({ data: { asOf, holders }, ...view }: TemplateViewProps<'shareholding'>) {
  const { locale, messages } = view;
  const { shareholding } = messages.company;
  const caption = asOf ? shareholding.caption(formatDate(locale, asOf)) : shareholding.table;
  return (
    <FullWidthPage {...view} textFirst>
      {!holders?.length ? (
        <Text tone="secondary">{shareholding.none}</Text>
      ) : (
        <div className={styles.columns}>
          <section aria-labelledby="parts">
            <Heading level={2} size="h3" id="parts">
              {shareholding.chart}
            </Heading>
            <HolderBars label={caption} holders={holders} />
          </section>
          <section aria-labelledby="figures">
            <Heading level={2} size="h3" id="figures">
              {shareholding.table}
            </Heading>
            <HolderTable messages={messages} caption={caption} holders={holders} />
          </section>
        </div>
      )}
    </FullWidthPage>
  );
}
