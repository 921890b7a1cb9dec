import { riskLevel, riskProfiles } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { RiskScale } from '@fundfront/ui/components/RiskScale';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import type { NavBoard } from '../content/site.ts';
import type { Messages } from '../i18n/index.ts';
import * as styles from './RiskLadder.css.ts';

interface RiskLadderProps {
  messages: Messages;
  title: string;
  lead?: string | null;
  categories: NavBoard['categories'];
}

export function RiskLadder({ messages, title, lead, categories }: RiskLadderProps) {
  const { home, risk, fund } = messages;
  if (categories.length === 0) return null;
  return (
    <Section tone="band" labelledBy="risk-ladder">
      <Container>
        <div className={styles.head}>
          <Heading level={2} id="risk-ladder">
            {title}
          </Heading>
          {lead ? <Text tone="secondary">{lead}</Text> : null}
        </div>
        <table className={styles.table} aria-labelledby="risk-ladder">
          <thead className={styles.heads}>
            <tr>
              <th scope="col">{home.category}</th>
              <th scope="col">
                <span className={styles.levels}>
                  {riskProfiles.map((profile) => (
                    <span key={profile}>{risk[profile]}</span>
                  ))}
                </span>
              </th>
              <th scope="col">{home.suits}</th>
              <th scope="col" className={styles.count}>
                {home.funds}
              </th>
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category.slug} className={styles.row}>
                <th scope="row" className={styles.cell}>
                  <a href={category.path} className={styles.name}>
                    {category.title}
                  </a>
                </th>
                <td className={styles.cell}>
                  <RiskScale
                    levels={category.riskProfiles.map(riskLevel)}
                    label={category.riskProfiles.map((profile) => risk[profile]).join(messages.comma) || fund.missing}
                  />
                </td>
                <td className={styles.suits}>{category.suits}</td>
                <td className={styles.count}>
                  <TextLink href={category.path} arrow size="ui">
                    {fund.count(category.funds)}
                  </TextLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </Section>
  );
}
