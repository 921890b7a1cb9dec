import { riskLevel, riskProfiles } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { RiskScale } from '@fundfront/ui/components/RiskScale';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import type { NavBoard } from '../../content/site.ts';
import type { HomePartProps } from './HomeView.tsx';
import * as styles from './RiskLadder.css.ts';

interface RiskLadderProps extends HomePartProps {
  categories: NavBoard['categories'];
}

const asTable = { role: 'table' } as const;
const asGroup = { role: 'rowgroup' } as const;
const asRow = { role: 'row' } as const;
const asHead = { role: 'columnheader', scope: 'col' } as const;
const asName = { role: 'rowheader', scope: 'row' } as const;
const asCell = { role: 'cell' } as const;

/** Each category on the five levels of risk, with whom it suits. */
export function RiskLadder({ messages, data, categories }: RiskLadderProps) {
  const { home, risk, fund } = messages;
  if (categories.length === 0) return null;
  return (
    <Section tone="band" labelledBy="home-risk">
      <Container>
        <div className={styles.head}>
          <Heading level={2} id="home-risk">
            {data.riskTitle ?? fund.name}
          </Heading>
          {data.riskLead ? <Text tone="secondary">{data.riskLead}</Text> : null}
        </div>
        <table {...asTable} className={styles.table} aria-labelledby="home-risk">
          <thead {...asGroup} className={styles.heads}>
            <tr {...asRow}>
              <th {...asHead}>{home.category}</th>
              <th {...asHead}>
                <span className={styles.levels}>
                  {riskProfiles.map((profile) => (
                    <span key={profile}>{risk[profile]}</span>
                  ))}
                </span>
              </th>
              <th {...asHead}>{home.suits}</th>
              <th {...asHead} className={styles.count}>
                {home.funds}
              </th>
            </tr>
          </thead>
          <tbody {...asGroup}>
            {categories.map((category) => (
              <tr key={category.slug} {...asRow} className={styles.row}>
                <th {...asName} className={styles.cell}>
                  <a href={category.path} className={styles.name}>
                    {category.title}
                  </a>
                </th>
                <td {...asCell} className={styles.cell}>
                  <RiskScale
                    levels={category.riskProfiles.map(riskLevel)}
                    label={category.riskProfiles.map((profile) => risk[profile]).join(', ') || fund.missing}
                  />
                </td>
                <td {...asCell} className={styles.suits}>
                  {category.suits}
                </td>
                <td {...asCell} className={styles.count}>
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
