import { Text } from '@fundfront/ui/components/Text';
import type { Messages } from '../i18n/index.ts';
import * as styles from './Disclaimer.css.ts';

/** Required wherever a performance figure shows (funds.md; SECP Circular 16 of 2021). */
export function Disclaimer({ messages }: { messages: Messages }) {
  const [first = '', ...rest] = messages.disclaimer;
  return (
    <div className={styles.box}>
      <Text size="ui">
        <strong className={styles.title}>
          {messages.fund.disclaimer}
          {messages.stop}
        </strong>{' '}
        {first}
      </Text>
      {rest.map((sentence) => (
        <Text key={sentence} size="ui">
          {sentence}
        </Text>
      ))}
    </div>
  );
}
