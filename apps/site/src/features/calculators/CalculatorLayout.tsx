import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Check, Copy } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './Calculator.css.ts';
import type { Calculator } from './useCalculator.ts';

type CommonMessages = Messages['calculators']['common'];

interface CalculatorLayoutProps<Name extends string> {
  calculator: Calculator<Name>;
  title: string;
  lead: string;
  messages: CommonMessages;
  inputs: ReactNode;
  /** The result as a sentence, for screen readers. */
  spoken: (values: Readonly<Record<Name, number>>) => string;
  children: ReactNode;
}

export function CalculatorLayout<Name extends string>({
  calculator,
  title,
  lead,
  messages,
  inputs,
  spoken,
  children,
}: CalculatorLayoutProps<Name>) {
  const { form, announced, hasProblem, address, settle } = calculator;
  const status = announced?.hasProblem ? messages.correct : announced ? spoken(announced.values) : '';
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <noscript>
          <Notice title={messages.noScript} />
        </noscript>
        <form
          ref={form}
          aria-label={messages.inputs}
          autoComplete="off"
          noValidate
          className={styles.form}
          data-print="hide"
          onBlur={settle}
          onSubmit={(event) => {
            event.preventDefault();
            settle();
          }}
        >
          {inputs}
        </form>
      </div>
      <div className={styles.results}>
        {hasProblem ? <Notice tone="warn" title={messages.correct} /> : null}
        {children}
        <Share address={address} messages={messages} />
        <VisuallyHidden as="div">
          <p role="status">{status}</p>
        </VisuallyHidden>
      </div>
    </div>
  );
}

function Share({ address, messages }: { address: string | null; messages: CommonMessages }) {
  const [copied, setCopied] = useState('');
  // Pages without TLS have no clipboard; the address can be selected there.
  const shown = address ?? '';
  const copy = () => void navigator.clipboard?.writeText(shown).then(() => setCopied(shown));
  const isCopied = shown !== '' && copied === shown;
  return (
    <div className={styles.share} data-print="hide">
      <div className={styles.shared}>
        <Field id="calculator-address" label={messages.share} dir="ltr">
          {(control) => (
            <TextInput {...control} readOnly value={shown} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
      </div>
      <Button
        tone="secondary"
        icon={isCopied ? <Check size="s" /> : <Copy size="s" />}
        disabled={address === null}
        onClick={copy}
      >
        {isCopied ? messages.copied : messages.copy}
      </Button>
    </div>
  );
}
