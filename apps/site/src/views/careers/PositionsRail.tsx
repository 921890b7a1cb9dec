import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { nextClosing } from '../../components/vacancies.ts';
import { formatDate } from '../../i18n/index.ts';
import type { PositionsProps } from './Positions.tsx';
import * as styles from './PositionsRail.css.ts';

export function PositionsRail({ locale, messages: { service }, open }: PositionsProps) {
  const closing = nextClosing(open);
  return (
    <div className={styles.rail}>
      <p className={styles.line}>
        <span className={styles.count}>{open.length}</span>{' '}
        <Text as="span" size="lead">
          {service.positionsOpen(open.length)}
        </Text>
      </p>
      {closing ? (
        <Text size="ui" tone="secondary">
          {service.nextClosing(formatDate(locale, closing))}
        </Text>
      ) : null}
      <TextLink href="#positions" arrow size="ui">
        {service.seePositions}
      </TextLink>
    </div>
  );
}
