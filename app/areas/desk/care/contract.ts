import { z } from 'zod'
import { type CareMoment, careMoments } from '#app/areas/consult/care/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, int, maybe, pageOf, paging, time } from '#kit/wire/fields.ts'

export const deskCareTrail = call({
  method: 'GET',
  path: '/desk/care',
  summary: 'Page through what the care rules said, the newest first; of one moment, or only what was refused',
  owner: 'self',
  staff: true,
  may: 'audit.read',
  input: z.object({
    ...paging(20),
    moment: maybe(z.enum(Object.keys(careMoments) as CareMoment[])),
    /** Only what was refused: 0 or 1. */
    is_refused: maybe(int(0, 1)),
  }),
  output: pageOf(
    z.object({
      line_id: z.int(),
      time: time(),
      moment_desc: z.string(),
      rule: z.string(),
      checks: z.string(),
      source: z.string(),
      is_kept: flag(),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      /** `patient` or `doctor`, and their number. */
      by: z.string(),
      by_id: z.int(),
      member_id: z.int(),
      kept_until: time(),
    }),
  ),
  refuses: { 'not-allowed': '您的角色不能看诊疗规则的核对记录，请联系本院管理员' },
})
