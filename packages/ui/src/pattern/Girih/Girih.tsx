import { type GirihOptions, girih } from '../geometry/girih.ts';

export type GirihProps = Omit<GirihOptions, 'depth'> & {
  depth?: GirihOptions['depth'];
  /** Width of the drawn line, px. */
  stroke?: number;
  fill?: boolean;
};

/** Never under running text and never on a light ground; `GirihField` has the settings of each place. */
export function Girih({ stroke = 1.25, fill = false, depth = { 12: 3, 6: 1, 4: 1 }, ...options }: GirihProps) {
  const { width, height } = options;
  return (
    <svg
      width={fill ? '100%' : width}
      height={fill ? '100%' : height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeMiterlimit="10"
      aria-hidden="true"
    >
      <path d={girih({ ...options, depth })} />
    </svg>
  );
}
