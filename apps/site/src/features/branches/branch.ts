import { fold } from '@fundfront/content-model/fold';

/** A branch as the finder shows it: plain values, made on the server. */
export interface Branch {
  id: string;
  name: string;
  city: string;
  postalAddress: string;
  phone: { text: string; href: string } | null;
  email: string | null;
  hours: string | null;
  /** Degrees; null where the branch has no position. */
  position: { latitude: number; longitude: number } | null;
  /** Of its words, where they are not in the page's language. */
  language: { lang?: 'en' | 'ur'; dir?: 'ltr' | 'rtl' };
}

export interface City {
  name: string;
  branches: Branch[];
}

export function byCity(branches: readonly Branch[], locale: string): City[] {
  const collator = new Intl.Collator(locale);
  const cities = Map.groupBy(branches, ({ city }) => city);
  return [...cities]
    .map(([name, inCity]) => ({ name, branches: inCity }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Branches of a city (all where it is empty) whose words hold every word of the search. */
export function matching(branches: readonly Branch[], city: string, search: string): Branch[] {
  const terms = fold(search).split(' ').filter(Boolean);
  return branches.filter((branch) => {
    const text = fold(`${branch.name} ${branch.city} ${branch.postalAddress}`);
    return (city === '' || branch.city === city) && terms.every((word) => text.includes(word));
  });
}
