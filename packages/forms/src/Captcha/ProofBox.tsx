import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Spinner } from '@fundfront/ui/components/Spinner';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './Captcha.css.ts';
import type { CaptchaMessages } from './messages.ts';
import type { CaptchaServices, CaptchaState } from './services.ts';
import { type ProofStage, useProof } from './useProof.ts';

interface ProofBoxProps {
  /** `asking` until the server has said which captcha it wants. */
  service: 'asking' | 'proof' | 'failed';
  challenge: CaptchaServices['challenge'];
  onToken: (token: string | null) => void;
  onState: (state: CaptchaState) => void;
  onWanted: () => void;
  invalid: boolean;
  describedBy: string | undefined;
  messages: CaptchaMessages;
  contact: ReactNode;
}

/** The spinner has its own label while the work runs. */
function statusMessage(stage: ProofStage, messages: CaptchaMessages): string {
  return stage === 'idle' || stage === 'working' ? '' : messages[stage];
}

const stateOf = (stage: ProofStage): CaptchaState =>
  stage === 'working' ? 'working' : stage === 'failed' ? 'unreachable' : 'idle';

/** Costly for who sends thousands, not for a visitor. */
export function ProofBox({
  service,
  challenge,
  onToken,
  onState,
  onWanted,
  invalid,
  describedBy,
  messages,
  contact,
}: ProofBoxProps) {
  const { stage: proof, start } = useProof(challenge, onToken);
  const [wanted, setWanted] = useState(false);
  const waiting: ProofStage = service === 'failed' ? 'failed' : 'working';
  const stage = wanted ? waiting : proof;
  const status = invalid && stage === 'failed' ? '' : statusMessage(stage, messages);
  const ticked = stage === 'working' || stage === 'done';

  useEffect(() => {
    if (!wanted || service !== 'proof') return;
    setWanted(false);
    start();
  }, [wanted, service, start]);

  useEffect(() => {
    onState(stateOf(stage));
    return () => onState('idle');
  }, [stage, onState]);

  function tick() {
    if (ticked) return;
    setWanted(true);
    onWanted();
  }

  return (
    <>
      <div className={styles.box}>
        <Checkbox
          label={messages.robot}
          checked={ticked}
          invalid={invalid}
          aria-describedby={describedBy}
          aria-busy={stage === 'working' || undefined}
          onChange={tick}
        />
        {stage === 'working' ? <Spinner label={messages.working} /> : null}
      </div>
      <p className={status ? styles.status : styles.emptyStatus} role="status">
        {status}
      </p>
      {stage === 'failed' ? contact : null}
    </>
  );
}
