import type { ContentType } from '@fundfront/content-model';
import type { SheetReport } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Facts } from '@fundfront/ui/components/Facts';
import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Panel } from '../../layout/Panel.tsx';

const number = (value: number) => value.toLocaleString('en');

interface ResultPanelProps {
  type: ContentType;
  report: SheetReport;
  listHref: string;
  busy: boolean;
  applying: boolean;
  onCheck: () => void;
  onApply: () => void;
}

/** Disabled buttons say why. */
function hindrance({ counts }: SheetReport): string | null {
  if (counts.errors > 0) return 'Correct the errors in the file, then choose it again: all rows are saved, or none.';
  return counts.new + counts.changed === 0 ? 'Every row is as the entries are already.' : null;
}

export function ResultPanel({ type, report, listHref, busy, applying, onCheck, onApply }: ResultPanelProps) {
  const { counts, applied } = report;
  const drafts = counts.new + counts.changed;
  const why = hindrance(report);
  if (applied)
    return (
      <Notice tone="ok" role="status" title={`Imported: ${number(drafts)} drafts`}>
        {`${number(counts.new)} new, ${number(counts.changed)} changed. Nothing is published: `}
        <TextLink href={listHref}>{`see ${type.labels.many.toLowerCase()}`}</TextLink>.
      </Notice>
    );
  return (
    <Panel title="3 Dry run">
      <Stack space="m">
        <Facts
          items={[
            { term: 'New', value: number(counts.new) },
            { term: 'Changed', value: number(counts.changed) },
            { term: 'The same, no change', value: number(counts.same) },
            { term: 'Rows with errors', value: number(counts.refused) },
          ]}
        />
        <Inline space="s">
          <Button tone="secondary" busy={busy} onClick={onCheck}>
            Dry run again
          </Button>
          <Button busy={applying} disabled={why !== null || busy} onClick={onApply}>
            {`Save ${number(drafts)} as drafts`}
          </Button>
        </Inline>
        <Text tone="secondary">{why ?? 'Nothing is saved yet. Drafts are published as always, each by who may.'}</Text>
      </Stack>
    </Panel>
  );
}
