import { type RosetteOptions, rosette } from '../geometry/rosette.ts';

export type RosetteProps = RosetteOptions;

/** One star of the pattern by itself: the logo, and the mark of a thing well done. Decoration, hence silent. */
export function Rosette({ stroke = 1.5, ...options }: RosetteProps) {
  const { size } = options;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={rosette({ ...options, stroke })} />
    </svg>
  );
}
