import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, flag, id, int, maybe, nothing, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { conflictSorts, MOST_LIMIT_YUAN } from '../rules/desk.ts'
import { BLOCK_COUNT } from '../rules/limits.ts'

const staff = { staff: true, may: 'store.conflicts' } as const

const row = z.object({
  check_id: z.int(),
  /** Its first and last four digits. */
  code: z.string(),
  goods_name: z.string(),
  amount: yuan(),
  /** Why it cannot be honoured, in words. */
  reason: z.string(),
  staff_name: z.string(),
  device_name: z.string(),
  scan_time: time(),
  receive_time: time(),
  /** Who was first, and when; '' and null where nobody was. */
  first_staff_name: z.string(),
  first_time: time().nullable(),
  order_id: z.string(),
  is_settled: flag(),
  settled_by: z.string(),
  note: z.string(),
})

const asked = { state: maybe(z.enum(['open', 'settled'])), ...listing(conflictSorts) }

export const deskStoreConflicts = call({
  method: 'GET',
  path: '/desk/store/conflicts',
  summary: 'Page through what was handed over without a net and cannot be honoured: with both staff and why',
  owner: 'self',
  ...staff,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskStoreConflictsExport = exportOf(deskStoreConflicts, asked)

export const deskStoreConflictSettle = call({
  method: 'POST',
  path: '/desk/store/conflicts/{check_id}/settle',
  summary: 'Write down how a conflict was settled',
  owner: { check_id: 'conflict of the store' },
  ...staff,
  input: z.object({ check_id: id(), note: text(200) }),
  output: z.object({ check_id: z.int() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这条冲突，请刷新', settled: '这条已经处理过了' },
})

export const deskStoreLimits = call({
  method: 'GET',
  path: '/desk/store/limits',
  summary: 'What devices of the store may take without a net',
  owner: 'self',
  ...staff,
  input: nothing(),
  output: z.object({ each_amount: yuan(), sum_amount: yuan(), count: z.int() }),
  refuses: notAllowed,
})

export const deskStoreLimitsSave = call({
  method: 'POST',
  path: '/desk/store/limits/save',
  summary: 'Change what devices of the store may take without a net; 0 yuan each: nothing at all',
  owner: 'self',
  ...staff,
  input: z.object({
    each_amount: amount(MOST_LIMIT_YUAN),
    sum_amount: amount(MOST_LIMIT_YUAN),
    count: int(0, BLOCK_COUNT),
  }),
  output: z.object({}),
  refuses: notAllowed,
})
