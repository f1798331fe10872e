import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { maybe, pageOf, paging } from '#kit/wire/fields.ts'
import { daySpan, exportOf } from '#kit/wire/listing.ts'
import { allGroups } from './rules.ts'

const asked = { group: maybe(z.enum(allGroups)), ...daySpan() }

/** A count, or `<5`. */
const reported = () => z.string().regex(/^(\d+|<5)$/)

export const deskStatistics = call({
  method: 'GET',
  path: '/desk/statistics',
  summary:
    'Appointments of some days, counted by day, hospital, department, doctor or who made them; at the platform’s own desk of all hospitals',
  owner: 'self',
  staff: true,
  may: 'statistics.read',
  input: z.object({ ...asked, ...paging(50) }),
  output: pageOf(
    z.object({
      /** '' and 0 where the rows are not told apart by it. */
      date: z.string(),
      unit_id: z.int(),
      unit_name: z.string(),
      dep_id: z.int(),
      dep_name: z.string(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      origin_name: z.string(),
      booked: reported(),
      done: reported(),
      missed: reported(),
      cancelled: reported(),
      rescheduled: reported(),
      stopped: reported(),
      coming: reported(),
    }),
  ),
  refuses: { ...notAllowed, span: '开始日期不能晚于结束日期，一次最多统计一年' },
})

export const deskStatisticsExport = exportOf(deskStatistics, asked)
