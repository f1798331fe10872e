import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, maybe, maybeText, nothing, pageOf, paging, time } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { auditSorts } from './rules.ts'

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable()
const read = {
  owner: 'self',
  staff: true,
  may: 'audit.read',
  refuses: { 'not-allowed': '您的角色不能看操作记录，请联系本院管理员' },
} as const

const auditAsked = {
  ...listing(auditSorts),
  /** An act of `acts`, or with a dot at its end all acts of a kind: `staff.` */
  act: maybe(z.string().regex(/^[a-z-]{1,30}(\.[a-z-]{0,30})?$/)),
  staff_id: maybe(id()),
  doctor_id: maybe(id()),
  kind: maybe(z.string().regex(/^[a-z-]{1,30}$/)),
  row_id: maybeText(64),
  ...daySpan(),
}

export const deskAuditList = call({
  method: 'GET',
  path: '/desk/audit',
  summary: 'Page through what was done at the hospital’s desk and by its doctors, the newest first',
  ...read,
  input: z.object({ ...auditAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      line_id: z.int(),
      time: time(),
      /** Null where a doctor did it, or nobody was signed in yet. */
      staff_id: z.int().nullable(),
      /** Of what a doctor did at the workbench. */
      doctor_id: z.int().nullable(),
      staff_name: z.string(),
      act: z.string(),
      kind: z.string(),
      row_id: z.string(),
      /** What people call it now; null where it is gone. */
      row_name: z.string().nullable(),
      before: facts,
      after: facts,
      traceid: z.string(),
      hash: z.string(),
    }),
  ),
})

export const deskAuditExport = exportOf(deskAuditList, auditAsked)

export const deskAuditCheck = call({
  method: 'GET',
  path: '/desk/audit/check',
  summary: 'Whether every line of the hospital’s chain still follows from the one before it',
  ...read,
  input: nothing(),
  output: z.object({
    is_whole: flag(),
    count: z.int(),
    /** The closing hash; null while nothing was done. */
    last_hash: z.string().nullable(),
    broken_line_id: z.int().nullable(),
    /** Older lines, which lie in sealed files; the chain goes on where they end. */
    archived_num: z.int(),
    archived_until: z.string().nullable(),
  }),
})
