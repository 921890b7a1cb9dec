'use client';

import type { Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Drawer } from '@fundfront/ui/components/Drawer';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Heading } from '@fundfront/ui/components/Heading';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Select } from '@fundfront/ui/components/Select';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { type ReactNode, useMemo, useState } from 'react';
import { fill, fillCount } from '../../components/fill.ts';
import { CompareTray } from './CompareTray.tsx';
import { FilterFields } from './FilterFields.tsx';
import * as styles from './FundFinder.css.ts';
import { type FinderMessages, FundList } from './FundList.tsx';
import {
  bestRemoval,
  type FilterName,
  type FinderFund,
  filtersSet,
  matching,
  sorted,
  withoutFilter,
} from './findFunds.ts';
import { everything, type FundChoice, sorts, toggled } from './fundChoice.ts';
import { type FinderGroup, Lattice } from './Lattice.tsx';
import { useChoice } from './useChoice.ts';
import { useTray } from './useTray.ts';

interface FundFinderProps {
  locale: Locale;
  messages: FinderMessages;
  groups: readonly FinderGroup[];
  /** In the order of the static page. */
  funds: readonly FinderFund[];
  comparePath: string;
  children: ReactNode;
}

export function FundFinder({ locale, messages, groups, funds, comparePath, children }: FundFinderProps) {
  const { finder, risk } = messages;
  const [choice, change] = useChoice(groups);
  const known = useMemo(() => funds.map(({ slug }) => slug), [funds]);
  const tray = useTray(known);
  const [open, setOpen] = useState(false);
  const shown = sorted(matching(funds, choice), choice.sort, locale);
  const set = filtersSet(choice);
  const total = funds.length;
  const found = fillCount(set.length > 0 ? finder.foundOf : finder.found, shown.length, { total });
  const fieldProps = { messages: finder, risks: risk, groups, funds, choice, onChange: change };
  return (
    <>
      <Container>
        <div className={styles.layout}>
          <div className={styles.side} data-print="hide">
            <FilterFields {...fieldProps} name="finder-horizon" />
          </div>
          <div className={styles.main}>
            <Heading level={2} size="h3" id="lattice-title">
              {finder.lattice}
            </Heading>
            <Text size="meta" tone="meta">
              {finder.latticeLead}
            </Text>
            <Lattice
              messages={finder}
              risks={risk}
              groups={groups}
              funds={funds}
              shown={new Set(shown.map(({ slug }) => slug))}
              cells={choice.cells}
              onToggle={(cell) => change({ ...choice, cells: toggled(choice.cells, cell) })}
            />
            <div className={styles.bar}>
              <h2 id="funds-found" aria-live="polite" className={styles.found}>
                {found}
              </h2>
              <div className={styles.tools} data-print="hide">
                <div className={styles.sheetButton}>
                  <Button tone="secondary" stretch="phone" onClick={() => setOpen(true)}>
                    {finder.filters} · {set.length > 0 ? fill(finder.set, { count: set.length }) : finder.noneSet}
                  </Button>
                </div>
                <div className={styles.search}>
                  <SearchField
                    label={finder.search}
                    value={choice.search}
                    autoComplete="off"
                    onChange={(event) => change({ ...choice, search: event.target.value })}
                  />
                </div>
                <div className={styles.sort}>
                  <label htmlFor="finder-sort">{finder.sort}</label>
                  <Select
                    id="finder-sort"
                    width="fit"
                    value={choice.sort}
                    onChange={({ target }) =>
                      change({ ...choice, sort: sorts.find((sort) => sort === target.value) ?? 'risk' })
                    }
                  >
                    {sorts.map((sort) => (
                      <option key={sort} value={sort}>
                        {finder.sorts[sort]}
                      </option>
                    ))}
                  </Select>
                </div>
              </div>
            </div>
            {shown.length > 0 ? (
              <FundList messages={messages} funds={shown} chosen={tray.slugs} onToggle={tray.toggle} />
            ) : (
              <Nothing messages={messages} funds={funds} groups={groups} choice={choice} onChange={change} />
            )}
            <p className={styles.note}>
              {finder.note} {choice.sort === 'return' ? finder.sortNote : null}
            </p>
            {children}
          </div>
        </div>
      </Container>
      {tray.slugs.length > 0 ? (
        <CompareTray
          funds={tray.slugs.flatMap((slug) => funds.find((fund) => fund.slug === slug) ?? [])}
          full={tray.full}
          messages={finder}
          path={comparePath}
          onRemove={tray.toggle}
        />
      ) : null}
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={finder.filters}
        actions={<Button onClick={() => setOpen(false)}>{fillCount(finder.show, shown.length)}</Button>}
      >
        <FilterFields {...fieldProps} name="drawer-horizon" />
      </Drawer>
    </>
  );
}

interface NothingProps extends Pick<FundFinderProps, 'messages' | 'funds' | 'groups'> {
  choice: FundChoice;
  onChange: (choice: FundChoice) => void;
}

function Nothing({ messages, funds, groups, choice, onChange }: NothingProps) {
  const { finder, risk } = messages;
  const best = bestRemoval(funds, choice);
  const filterLabels: Record<FilterName, () => string> = {
    cells: () => finder.chosenCells,
    horizon: () => (choice.horizon ? finder.horizons[choice.horizon] : ''),
    groups: () => groups.flatMap(({ id, label }) => (choice.groups.includes(id) ? label : [])).join(', '),
    risks: () => choice.risks.map((profile) => risk[profile]).join(', '),
    shariah: () => finder.shariahOnly,
    search: () => choice.search.trim(),
  };
  return (
    <EmptyState
      title={finder.nothing}
      level={3}
      action={
        <div className={styles.ways}>
          {best ? (
            <Button onClick={() => onChange(withoutFilter(choice, best.name))}>
              {fillCount(finder.without, best.count, { filter: filterLabels[best.name]() })}
            </Button>
          ) : null}
          <Button tone="secondary" onClick={() => onChange({ ...everything, sort: choice.sort })}>
            {finder.clear}
          </Button>
        </div>
      }
    >
      {finder.nothingLead}
    </EmptyState>
  );
}
