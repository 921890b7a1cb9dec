import { Select } from '@fundfront/ui/components/Select';

interface MentionSelectProps {
  people: readonly { id: string; name: string }[];
  disabled?: boolean;
  /** The text is to have it at its end. */
  onMention: (mention: string) => void;
}

/** Nothing where there is nobody else. */
export function MentionSelect({ people, disabled = false, onMention }: MentionSelectProps) {
  if (people.length === 0) return null;
  return (
    <Select
      width="fit"
      aria-label="Mention somebody"
      value=""
      disabled={disabled}
      onChange={({ target }) => onMention(`@${target.value} `)}
    >
      <option value="">Mention somebody…</option>
      {people.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** With a space before it where the text has none. */
export function withMention(text: string, mention: string): string {
  return `${text}${text === '' || /\s$/.test(text) ? '' : ' '}${mention}`;
}
