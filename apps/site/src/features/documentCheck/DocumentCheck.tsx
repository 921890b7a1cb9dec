'use client';

import { formatBytes } from '@fundfront/content-model/bytes';
import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../components/fill.ts';
import type { CheckMessages } from './AnswerCard.tsx';
import { CheckAnswer } from './CheckAnswer.tsx';
import * as styles from './DocumentCheck.css.ts';
import { DropZone } from './DropZone.tsx';
import { canHash, typedFingerprint } from './fingerprintOf.ts';
import { useDocumentCheck } from './useDocumentCheck.ts';

interface DocumentCheckProps {
  locale: Locale;
  messages: CheckMessages;
  links: { call: string; downloads: string };
}

export function DocumentCheck({ locale, messages, links }: DocumentCheckProps) {
  const { check, units } = messages;
  const { state, checkFiles, checkFingerprint } = useDocumentCheck(locale);
  const [secure, setSecure] = useState(true);
  const checkLinked = useRef(checkFingerprint);

  useEffect(() => {
    setSecure(canHash());
    // A link may name a fingerprint behind its `#`, which browsers send to nobody.
    const linked = typedFingerprint(location.hash.slice(1));
    if (linked) void checkLinked.current(linked);
  }, []);

  function again() {
    if (state.kind === 'lookedUp') void checkFingerprint(state.sha256, state.file);
  }

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <noscript>
          <Notice title={check.noScript} tone="warn" />
        </noscript>
        {secure ? null : <Notice title={check.insecure} tone="warn" />}
        <div className={styles.zoneBox}>
          <DropZone
            title={check.drop}
            text={fill(check.choose, { size: formatBytes(limits.documentCheckBytes, units) })}
            onFiles={(files) => void checkFiles(files)}
          />
        </div>
        <div role="status" aria-busy={state.kind === 'working' || state.kind === 'lookingUp'}>
          {state.kind === 'idle' ? null : (
            <CheckAnswer locale={locale} messages={messages} links={links} state={state} onAgain={again} />
          )}
        </div>
      </div>
      <div className={styles.aside}>
        <div className={styles.note}>
          <h2 className={styles.noteTitle}>{check.local}</h2>
          <p className={styles.noteText}>{check.localText}</p>
        </div>
        <div className={styles.note}>
          <h2 className={styles.noteTitle}>{check.typed}</h2>
          <TypedFingerprint check={check} onTyped={(sha256) => void checkFingerprint(sha256)} />
        </div>
      </div>
    </div>
  );
}

interface TypedFingerprintProps {
  check: CheckMessages['check'];
  onTyped: (sha256: string) => void;
}

function TypedFingerprint({ check, onTyped }: TypedFingerprintProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<number | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const sha256 = typedFingerprint(typed);
    setWrong(sha256 === null ? typed.replaceAll(/\s/g, '').length : null);
    if (sha256 !== null) onTyped(sha256);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        id="document-check-typed"
        label={check.typedLabel}
        help={check.typedHelp}
        error={wrong === null ? undefined : fill(check.typedWrong, { count: wrong })}
        required
        dir="ltr"
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="secondary">
        {check.lookUp}
      </Button>
    </form>
  );
}
