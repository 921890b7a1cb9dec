import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../../layout/errorMessage.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Redirects.css.ts';
import { describeTrial } from './redirectLabels.ts';

export function TryAddress() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useCall(calls.tryAddress, { query: { path: asked } }, { enabled: asked !== '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  const message = error ? errorMessage(error) : data ? describeTrial(data) : '';
  return (
    <form className={styles.tryForm} onSubmit={submit}>
      <label className={styles.tryLabel} htmlFor={id}>
        Try an address
      </label>
      <span className={styles.tryInput}>
        <TextInput
          id={id}
          dir="ltr"
          spellCheck={false}
          placeholder="/downloads/fmr/2025"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
      <Button type="submit" tone="secondary" busy={isFetching} disabled={typed.trim() === ''}>
        Where does it lead?
      </Button>
      <span role="status" className={error || data?.end === 'loop' || data?.end === 'nothing' ? styles.bad : undefined}>
        {asked === '' ? '' : message}
      </span>
    </form>
  );
}
