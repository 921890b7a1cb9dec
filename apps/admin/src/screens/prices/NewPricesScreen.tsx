import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Panel } from '../../layout/Panel.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCan } from '../../session/useCan.ts';
import { ImportList } from '../import/ImportList.tsx';
import { TodayNotice } from './TodayNotice.tsx';

/** Prices come in by hand, on the sheet of a day, or from files; both count once another person has approved them. */
export function NewPricesScreen() {
  const canImport = useCan('import.run');
  const canApprove = useCan('nav.approve');
  return (
    <Screen title="New prices" crumbs={[{ label: 'Daily NAV', href: '/admin/dailynav' }]} inset="text">
      <Stack space="l">
        <TodayNotice />
        {canImport ? (
          <Panel title="From files">
            <Stack space="m">
              <Text>
                Many days or funds come in as a CSV file. It is checked first, row by row, against what is stored;
                nothing is saved until another person approves.
              </Text>
              <div>
                <Button tone="secondary" href="/admin/funds/import">
                  Choose files
                </Button>
              </div>
            </Stack>
          </Panel>
        ) : (
          <Notice tone="info" title="Your role may not enter prices">
            An administrator or a NAV maker can do it.
          </Notice>
        )}
        {canImport || canApprove ? <ImportList opened={undefined} /> : null}
      </Stack>
    </Screen>
  );
}
