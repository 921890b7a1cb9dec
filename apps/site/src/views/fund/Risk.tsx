import { riskLevel, riskProfiles } from '@fundfront/content-model';
import { Facts } from '@fundfront/ui/components/Facts';
import { fill } from '../../components/fill.ts';
import * as page from '../../features/fundPage/FundPage.css.ts';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './Risk.css.ts';

/** Nothing for a fund whose risk profile nobody has stated. */
export function Risk({ locale, messages, sheet, facts }: FundViewProps) {
  const { riskProfile } = sheet.row;
  if (!riskProfile) return null;
  const { risk, fund, fundPage } = messages;
  const risks = facts.risks ?? [];
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
      <div className={risks.length > 0 ? page.asideAndWide : undefined}>
        <ol className={styles.ladder}>
          {riskProfiles.map((profile) => (
            <li key={profile} className={profile === riskProfile ? styles.here : styles.step}>
              {risk[profile]}
              {profile === riskProfile ? <span className={styles.note}> {fundPage.risk.here}</span> : null}
            </li>
          ))}
        </ol>
        {risks.length > 0 ? (
          <section aria-label={fundPage.risk.words}>
            <Facts items={risks.map(({ title, text }) => ({ term: title, value: text }))} layout="columns" />
          </section>
        ) : null}
      </div>
    </FundSection>
  );
}
