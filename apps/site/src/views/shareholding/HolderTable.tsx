import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { groupThousands, type Messages } from '../../i18n/index.ts';
import type { Holder } from './HolderBars.tsx';
import * as styles from './ShareholdingView.css.ts';

const digitsOf = (text: string) => text.split('.')[1]?.length ?? 0;

const atScale = (text: string, scale: number) => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
};

/** Exact, with as many decimals as the finest: "62.5" and "37.50" make "100.00". */
export function sumDecimals(texts: readonly string[]): string {
  const scale = Math.max(0, ...texts.map(digitsOf));
  const sum = texts.reduce((total, text) => total + atScale(text, scale), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const sign = sum < 0n ? '-' : '';
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(digits.length - scale)}`;
}

interface HolderTableProps {
  messages: Messages;
  caption: string;
  holders: readonly Holder[];
}

export function HolderTable({ messages, caption, holders }: HolderTableProps) {
  const { fund, company } = messages;
  const { shareholding } = company;
  const counts = holders.flatMap(({ shares }) => shares ?? []);
  const withShares = counts.length > 0;
  const amount = (text: string | null) => (text === null ? fund.missing : <Ltr>{groupThousands(text)}</Ltr>);
  return (
    <div className={styles.table}>
      <Table caption={caption} layout="stack" edge="flush">
        <THead>
          <Row>
            <HeadCell>{shareholding.holder}</HeadCell>
            <HeadCell>{shareholding.category}</HeadCell>
            {withShares ? <HeadCell numeric>{shareholding.shares}</HeadCell> : null}
            <HeadCell numeric>{shareholding.percent}</HeadCell>
          </Row>
        </THead>
        <TBody>
          {holders.map(({ name, category, shares, percent }) => (
            <Row key={name}>
              <Cell head>
                <span className={styles.name}>{name}</span>
              </Cell>
              <Cell label={shareholding.category}>{category}</Cell>
              {withShares ? (
                <Cell numeric label={shareholding.shares}>
                  {amount(shares)}
                </Cell>
              ) : null}
              <Cell numeric label={shareholding.percent}>
                <Ltr>{percent}%</Ltr>
              </Cell>
            </Row>
          ))}
          <Row>
            <Cell head>
              <span className={styles.total}>{shareholding.total}</span>
            </Cell>
            <Cell />
            {withShares ? (
              <Cell numeric label={shareholding.shares}>
                <span className={styles.total}>
                  {amount(counts.length === holders.length ? sumDecimals(counts) : null)}
                </span>
              </Cell>
            ) : null}
            <Cell numeric label={shareholding.percent}>
              <span className={styles.total}>
                <Ltr>{sumDecimals(holders.map(({ percent }) => percent))}%</Ltr>
              </span>
            </Cell>
          </Row>
        </TBody>
      </Table>
    </div>
  );
}
