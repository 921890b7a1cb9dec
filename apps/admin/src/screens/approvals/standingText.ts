import type { ApprovalStanding } from '@fundfront/content-model/wire';

const texts: Record<ApprovalStanding, string> = {
  author: 'You wrote this version. The approver must be somebody else, and the database holds to it.',
  sender: 'You sent this version for review. The approver must be somebody else, and the database holds to it.',
  role: 'Your role does not approve content. A publisher or an administrator does.',
  outdated: 'Somebody saved a newer version. It has to be sent for review again.',
  alone: 'Nobody else could approve this, so you may. The audit will say that one person did both.',
};

export function standingText(standing: ApprovalStanding | null): string {
  return standing === null ? 'You neither wrote nor sent this, so you may decide.' : texts[standing];
}

export const canApprove = (standing: ApprovalStanding | null) => standing === null || standing === 'alone';
