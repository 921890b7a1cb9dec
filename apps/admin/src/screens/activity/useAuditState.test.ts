import { expect, it } from 'vitest';
import { auditFilterOf } from './useAuditState.ts';

it('asks for whole days in Karachi, the last one included', () => {
  expect(auditFilterOf({ from: '2026-11-20', until: '2026-11-22' })).toEqual({
    from: '2026-11-19T19:00:00.000Z',
    until: '2026-11-22T19:00:00.000Z',
  });
});

it('leaves out what an address was mistyped to', () => {
  expect(auditFilterOf({ group: 'nothing', action: 'drop.table', type: 'x', from: 'yesterday' })).toEqual({});
  expect(auditFilterOf({ group: 'inbox', action: 'inbox.reveal', type: 'contact' })).toEqual({
    group: 'inbox',
    action: 'inbox.reveal',
    type: 'contact',
  });
});
