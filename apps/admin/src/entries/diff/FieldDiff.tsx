import { type AnyField, directionOf, type Locale } from '@fundfront/content-model';
import { useBlockNames } from '../blockNames.ts';
import { alignBlocks } from './alignBlocks.ts';
import { type Block, blocksOf } from './blocks.ts';
import * as styles from './Diff.css.ts';
import { WordDiff } from './WordDiff.tsx';

interface FieldDiffProps {
  field: AnyField;
  locale: Locale;
  before: unknown;
  after: unknown;
}

const htmlOf = (value: unknown) => (typeof value === 'string' ? value : '');

function imageOf(value: unknown): Block | null {
  if (typeof value !== 'object' || value === null || !('src' in value) || typeof value.src !== 'string') return null;
  const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
  return { kind: 'picture', cells: [value.src, alt] };
}

/** Formatted text block by block, tables by cell, pictures side by side, everything else word by word. */
export function FieldDiff({ field, locale, before, after }: FieldDiffProps) {
  if (field.holds === 'html') return <TextDiff locale={locale} before={htmlOf(before)} after={htmlOf(after)} />;
  if (field.holds === 'picture') return <BlockDiff locale={locale} before={imageOf(before)} after={imageOf(after)} />;
  return <WordDiff locale={locale} before={field.plainText(before)} after={field.plainText(after)} />;
}

function TextDiff({ locale, before, after }: { locale: Locale; before: string; after: string }) {
  const nameOf = useBlockNames([before, after], locale);
  const aligned = alignBlocks(blocksOf(before, nameOf), blocksOf(after, nameOf));
  if (aligned.every((each) => each.same)) return <p className={styles.fold}>Only the formatting differs.</p>;
  return (
    <div className={styles.blocks}>
      {aligned.map((each, index) => {
        const key = `${index}`;
        if (!each.same) return <BlockDiff key={key} locale={locale} before={each.before} after={each.after} />;
        return (
          <details key={key}>
            <summary className={styles.fold}>
              {each.same.length === 1 ? '1 part unchanged' : `${each.same.length} parts unchanged`}
            </summary>
            <p className={`${styles.text} ${styles.unchanged}`} lang={locale} dir={directionOf(locale)}>
              {each.same.map(({ cells }) => cells.join(' · ')).join('\n')}
            </p>
          </details>
        );
      })}
    </div>
  );
}

function BlockDiff({ locale, before, after }: { locale: Locale; before: Block | null; after: Block | null }) {
  const kind = (after ?? before)?.kind;
  if (kind === 'picture') return <PictureDiff locale={locale} before={before} after={after} />;
  const count = Math.max(before?.cells.length ?? 0, after?.cells.length ?? 0);
  const cells = Array.from({ length: count }, (_, at) => ({
    from: before?.cells[at] ?? '',
    to: after?.cells[at] ?? '',
  }));
  if (kind !== 'row') {
    return cells.map(({ from, to }) => <WordDiff key={`${from}-${to}`} locale={locale} before={from} after={to} />);
  }
  return (
    <div className={styles.row} dir={directionOf(locale)}>
      {cells.map(({ from, to }, at) => {
        const key = `${at}`;
        return (
          <div key={key} className={styles.cell}>
            <WordDiff locale={locale} before={from} after={to} />
          </div>
        );
      })}
    </div>
  );
}

function PictureDiff({ locale, before, after }: { locale: Locale; before: Block | null; after: Block | null }) {
  const [from = '', fromAlt = ''] = before?.cells ?? [];
  const [to = '', toAlt = ''] = after?.cells ?? [];
  return (
    <div className={styles.pictures}>
      {before && from !== to ? (
        <img className={styles.picture} data-side="before" src={from} alt={`Before: ${fromAlt}`} />
      ) : null}
      {after ? <img className={styles.picture} src={to} alt={`After: ${toAlt}`} /> : null}
      <WordDiff locale={locale} before={fromAlt} after={toAlt} />
    </div>
  );
}
