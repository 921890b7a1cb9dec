import { fold } from '@fundfront/content-model/fold';

export interface Branch {
  /** Its key, which is its place on the page. */
  id: string;
  name: string;
  city: string;
  postalAddress: string;
  phone: { text: string; href: string } | null;
  email: string | null;
  hours: string | null;
  /** Degrees. */
  position: { latitude: number; longitude: number } | null;
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

export function matching(branches: readonly Branch[], city: string, search: string): Branch[] {
  const terms = fold(search).split(' ').filter(Boolean);
  return branches.filter((branch) => {
    const text = fold(`${branch.name} ${branch.city} ${branch.postalAddress}`);
    return (city === '' || branch.city === city) && terms.every((word) => text.includes(word));
  });
}
