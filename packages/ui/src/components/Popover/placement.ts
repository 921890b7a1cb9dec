export type Placement = 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top' | 'start' | 'end';
