import { limits } from '@fundfront/content-model/limits';
import { useEffect, useState } from 'react';

const key = 'compared-funds';

function stored(): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(',').filter(Boolean);
  } catch {
    // Storage may be switched off: the tray then lives as long as the page.
    return [];
  }
}

function store(slugs: readonly string[]): void {
  try {
    sessionStorage.setItem(key, slugs.join(','));
  } catch {
    // As above.
  }
}

/**
 * The funds that are to be compared, while the tab is open.
 * @param known slugs of the funds there are
 */
export function useTray(known: readonly string[]) {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const [full, setFull] = useState(false);

  useEffect(() => {
    setSlugs(
      stored()
        .filter((slug) => known.includes(slug))
        .slice(0, limits.comparedFunds),
    );
  }, [known]);

  const toggle = (slug: string) => {
    const isChosen = slugs.includes(slug);
    if (!isChosen && slugs.length >= limits.comparedFunds) return setFull(true);
    const next = isChosen ? slugs.filter((each) => each !== slug) : [...slugs, slug];
    setFull(false);
    setSlugs(next);
    store(next);
  };

  return { slugs, full, toggle };
}
