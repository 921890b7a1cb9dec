import { limits } from '@fundfront/content-model';
import type { MissedAddress } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TableInset } from '../../layout/TableInset.tsx';
import * as styles from './Redirects.css.ts';
import { matchLabels, sourceLabels } from './redirectLabels.ts';
import type { RedirectActions } from './useRedirectActions.ts';

interface MissedTableProps {
  addresses: readonly MissedAddress[];
  ignored: boolean;
  editable: boolean;
  actions: RedirectActions;
  onOther: (from: string) => void;
}

function BestMatch({ match }: Pick<MissedAddress, 'match'>) {
  if (!match) return <span className={styles.quiet}>Nothing fits</span>;
  return (
    <span className={styles.match}>
      <StatusMark status={match.sure ? 'live' : 'review'} label={match.sure ? 'Sure' : 'A guess'} />
      <span className={styles.path}>
        <Ltr>{match.path}</Ltr>
      </span>
      <span className={styles.quiet}>{matchLabels[match.why]}</span>
    </span>
  );
}

export function MissedTable({ addresses, ignored, editable, actions, onOther }: MissedTableProps) {
  if (addresses.length === 0) {
    return (
      <EmptyState title={ignored ? 'Nothing is left alone' : 'Nobody asked in vain'}>
        {ignored
          ? 'What you leave alone is listed here, so that you can take it up again.'
          : 'Addresses that visitors ask for and that no page has appear here within seconds.'}
      </EmptyState>
    );
  }
  return (
    <TableInset>
      <Table caption="Addresses visitors missed" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>Asked for</HeadCell>
            <HeadCell numeric>Times</HeadCell>
            <HeadCell>How they came</HeadCell>
            <HeadCell>Best match</HeadCell>
            {editable ? <HeadCell>What to do</HeadCell> : null}
          </Row>
        </THead>
        <TBody>
          {addresses.map(({ path, hits, source, match }) => (
            <Row key={path}>
              <Cell head>
                <span className={styles.path}>
                  <Ltr>{path}</Ltr>
                </span>
              </Cell>
              <Cell numeric label={`Times in ${limits.addressHitDays} days`}>
                {hits.toLocaleString('en')}
              </Cell>
              <Cell label="How they came">{sourceLabels[source]}</Cell>
              <Cell label="Best match">
                <BestMatch match={match} />
              </Cell>
              {editable ? (
                <Cell label="What to do">
                  <span className={styles.buttons}>
                    {match && !ignored ? (
                      <Button
                        size="s"
                        tone="secondary"
                        busy={actions.busy === path}
                        aria-label={`Redirect ${path} to ${match.path}`}
                        onClick={() => actions.redirect(path, match.path)}
                      >
                        Redirect
                      </Button>
                    ) : null}
                    {ignored ? null : (
                      <Button
                        size="s"
                        tone="quiet"
                        aria-label={`Redirect ${path} elsewhere`}
                        onClick={() => onOther(path)}
                      >
                        Other…
                      </Button>
                    )}
                    <Button
                      size="s"
                      tone="quiet"
                      aria-label={ignored ? `Take up ${path}` : `Leave ${path} alone`}
                      onClick={() => actions.ignore(path, !ignored)}
                    >
                      {ignored ? 'Take up' : 'Leave alone'}
                    </Button>
                  </span>
                </Cell>
              ) : null}
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
