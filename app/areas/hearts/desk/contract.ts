import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { id, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { allHeartStates, heartSorts, MOST_REASON } from '../rules.ts'

const reviewing = { staff: true, may: 'hearts.review' } as const
const asked = { list: maybe(z.enum(allHeartStates)), ...listing(heartSorts) }

export const deskHearts = call({
  method: 'GET',
  path: '/desk/hearts',
  summary: "Page through hearts of the hospital's doctors, those that wait the longest first",
  owner: 'self',
  ...reviewing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      id: z.int(),
      doctor_name: z.string(),
      dep_name: z.string(),
      giver: z.string(),
      words: z.string(),
      gift_name: z.string(),
      heart_state: z.enum(allHeartStates),
      state_desc: z.string(),
      reason: z.string(),
      add_time: time(),
    }),
  ),
  refuses: notAllowed,
})

export const deskHeartsExport = exportOf(deskHearts, asked)

const deciding = { owner: { heart_id: 'heart of the hospital' }, ...reviewing } as const
const refuses = { ...notAllowed, 'not-found': '没有找到这份心意', same: '这份心意已经是这样了，请刷新' }

export const deskHeartShow = call({
  method: 'POST',
  path: '/desk/hearts/{heart_id}/show',
  changesPages: true,
  summary: 'Show a heart to everybody',
  ...deciding,
  input: z.object({ heart_id: id() }),
  output: z.object({ heart_id: z.int() }),
  refuses,
})

export const deskHeartReject = call({
  method: 'POST',
  path: '/desk/hearts/{heart_id}/reject',
  changesPages: true,
  summary: 'Reject a heart; its sender reads why',
  ...deciding,
  input: z.object({ heart_id: id(), reason: text(MOST_REASON) }),
  output: z.object({ heart_id: z.int() }),
  refuses,
})
