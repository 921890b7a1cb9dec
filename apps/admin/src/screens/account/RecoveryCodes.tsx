import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './TwoStep.css.ts';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Stack space="m">
      <Notice tone="ok" role="status" title="You sign in by two steps from now on.">
        These codes are shown this once.
      </Notice>
      <Text>
        Without your phone, one of them takes the place of the app's code or the passkey. Each is good once. Keep them
        where your phone is not: on paper, or in a password manager.
      </Text>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.letters}>
            {code}
          </li>
        ))}
      </ol>
      <Inline>
        <CopyButton text={codes.join('\n')} what="The recovery codes" label="Copy codes" />
      </Inline>
    </Stack>
  );
}
