import { directionOf, type Locale, localeNames, otherLocale } from '@fundfront/content-model';
import type { ParityDifference, ParityRow } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { useNavigate } from 'react-router-dom';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { entryPath } from '../../paths/entryPaths.ts';
import * as styles from './Parity.css.ts';
import { describeDifference } from './parityLabels.ts';

interface PassagePairProps {
  entry: ParityRow;
  difference: ParityDifference;
  place: string;
  onNext: () => void;
}

function Passage({ locale, text, written }: { locale: Locale; text: string; written: readonly string[] }) {
  const found = written.filter((each) => text.includes(each));
  const pieces = found.reduce<readonly string[]>(
    (parts, each) => parts.flatMap((part) => (found.includes(part) ? [part] : splitAround(part, each))),
    [text],
  );
  let at = 0;
  return (
    <p className={styles.passage} lang={locale} dir={directionOf(locale)}>
      {pieces.map((piece) => {
        at += piece.length;
        return found.includes(piece) ? (
          <mark key={at} className={styles.marked}>
            {piece}
          </mark>
        ) : (
          <span key={at}>{piece}</span>
        );
      })}
    </p>
  );
}

/** The first place only: numbers repeat. */
function splitAround(text: string, word: string): string[] {
  const start = text.indexOf(word);
  if (start < 0) return [text];
  return [text.slice(0, start), word, text.slice(start + word.length)].filter((piece) => piece !== '');
}

export function PassagePair({ entry, difference, place, onNext }: PassagePairProps) {
  const navigate = useNavigate();
  const base = entry.baseLocale;
  const other = otherLocale(base);
  return (
    <section className={styles.strip} aria-label="What differs">
      <div className={styles.stripHead}>
        <h2 className={styles.stripTitle}>{entry.title}</h2>
        <span className={styles.differs}>{`${difference.field}: ${describeDifference(difference)}`}</span>
        <span>{place}</span>
        <span className={styles.end}>
          <Button size="s" tone="secondary" shortcut={keyLabel('nextDifference')} onClick={onNext}>
            Next difference
          </Button>
          <Button size="s" onClick={() => navigate(entryPath('page', entry.id, other))}>
            Open side by side
          </Button>
        </span>
      </div>
      <div className={styles.passages}>
        <div>
          <span lang={base}>{localeNames[base]}</span>
          <Passage locale={base} text={difference.passages.base} written={difference.base} />
        </div>
        <div>
          <span lang={other}>{localeNames[other]}</span>
          <Passage locale={other} text={difference.passages.other} written={difference.other} />
        </div>
      </div>
    </section>
  );
}
