import { island } from '../../islands/island.tsx';
import TrackBody from './TrackBody.tsx';

export const TrackComplaint = island('trackComplaint', TrackBody, 'used');
