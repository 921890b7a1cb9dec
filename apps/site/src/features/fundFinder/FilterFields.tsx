import { horizons } from '@fundfront/content-model/horizon';
import { type RiskProfile, riskProfiles } from '@fundfront/content-model/risk';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Radio } from '@fundfront/ui/components/Radio';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FilterFields.css.ts';
import { type FinderFund, facetCounts, filtersSet } from './findFunds.ts';
import { everything, type FundChoice, toggled } from './fundChoice.ts';
import type { FinderGroup } from './Lattice.tsx';

interface FilterFieldsProps {
  name: string;
  messages: Messages['finder'];
  risks: Messages['risk'];
  groups: readonly FinderGroup[];
  funds: readonly FinderFund[];
  choice: FundChoice;
  onChange: (choice: FundChoice) => void;
}

/** Values that no fund has are not offered. */
export function FilterFields({ name, messages, risks, groups, funds, choice, onChange }: FilterFieldsProps) {
  const count = facetCounts(funds, choice);
  const used = riskProfiles.filter((profile) => funds.some(({ risk }) => risk === profile));
  const times = horizons.filter((each) => funds.some(({ horizon }) => horizon === each));
  return (
    <search aria-label={messages.filter}>
      {times.length > 0 ? (
        <Group title={messages.needed}>
          {[null, ...times].map((horizon) => (
            <div key={horizon} className={styles.facet}>
              <Radio
                name={name}
                label={horizon === null ? messages.anyTime : messages.horizons[horizon]}
                checked={choice.horizon === horizon}
                onChange={() => onChange({ ...choice, horizon })}
              />
              <span className={styles.count}>{horizon === null ? count.anyHorizon : count.horizon(horizon)}</span>
            </div>
          ))}
        </Group>
      ) : null}
      <Group title={messages.category}>
        {groups.map(({ id, label }) => (
          <Facet
            key={id}
            label={label}
            count={count.group(id)}
            checked={choice.groups.includes(id)}
            onToggle={() => onChange({ ...choice, groups: toggled(choice.groups, id) })}
          />
        ))}
      </Group>
      <Group title={messages.risk}>
        {used.map((profile: RiskProfile) => (
          <Facet
            key={profile}
            label={risks[profile]}
            count={count.risk(profile)}
            checked={choice.risks.includes(profile)}
            onToggle={() => onChange({ ...choice, risks: toggled(choice.risks, profile) })}
          />
        ))}
      </Group>
      {funds.some(({ shariah }) => shariah) ? (
        <Group title={messages.shariah}>
          <Facet
            label={messages.shariahOnly}
            count={count.shariah}
            checked={choice.shariah}
            onToggle={() => onChange({ ...choice, shariah: !choice.shariah })}
          />
        </Group>
      ) : null}
      {filtersSet(choice).length > 0 ? (
        <button type="button" className={styles.clear} onClick={() => onChange({ ...everything, sort: choice.sort })}>
          {messages.clear}
        </button>
      ) : null}
    </search>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface FacetProps {
  label: string;
  count: number;
  checked: boolean;
  onToggle: () => void;
}

function Facet({ label, count, checked, onToggle }: FacetProps) {
  return (
    <div className={styles.facet}>
      <Checkbox label={label} checked={checked} onChange={onToggle} />
      <span className={styles.count}>{count}</span>
    </div>
  );
}
