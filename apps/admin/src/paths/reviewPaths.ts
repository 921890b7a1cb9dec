export const approvalsPath = '/admin/approvals';

export const calendarPath = '/admin/calendar';

export const rulesPath = '/admin/approval-rules';

export const reviewPath = (id: string) => `${approvalsPath}/${id}`;
