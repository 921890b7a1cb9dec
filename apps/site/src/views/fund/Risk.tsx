import { riskLevel, riskProfiles } from '@fundfront/content-model';
import { fill } from '../../components/fill.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './Risk.css.ts';

/** Nothing for a fund whose risk profile nobody has stated. */
export function Risk({ locale, messages, sheet }: FundViewProps) {
  const { riskProfile } = sheet.row;
  if (!riskProfile) return null;
  const { risk, fund, fundPage } = messages;
  const name = locale === 'en' ? risk[riskProfile].toLowerCase() : risk[riskProfile];
  return (
    <FundSection
      id="risk"
      title={fundPage.risk.title}
      lead={fill(fundPage.risk.level, {
        level: riskLevel(riskProfile),
        levels: riskProfiles.length,
        principal: fund.principal(name),
      })}
    >
      <ol className={styles.ladder}>
        {riskProfiles.map((profile) => (
          <li key={profile} className={profile === riskProfile ? styles.here : styles.step}>
            {risk[profile]}
            {profile === riskProfile ? <span className={styles.note}> {fundPage.risk.here}</span> : null}
          </li>
        ))}
      </ol>
    </FundSection>
  );
}
