import { type RosetteOptions, rosette } from '../geometry/rosette.ts';

export type RosetteProps = RosetteOptions;

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
    >
      <path d={rosette({ ...options, stroke })} />
    </svg>
  );
}
