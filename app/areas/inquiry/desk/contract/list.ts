import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, maybe, pageOf, paging, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { inquiry, paper, quote } from '../../contract/shapes.ts'
import { inquirySorts } from '../../rules.ts'
import { aRequest, gone, term, working } from './shapes.ts'

const row = inquiry.extend({
  truename: z.string(),
  /** When the next promise is due; null: none is. */
  due_time: time().nullable(),
  is_late: flag(),
  is_mine: flag(),
  is_waiting: flag(),
})

const asked = { list: maybe(z.enum(['open', 'late', 'mine', 'over'])), ...listing(inquirySorts) }

export const deskInquiries = call({
  method: 'GET',
  path: '/desk/inquiries',
  summary: 'Page through inquiries of people who have signed in: the promise that is due first stands first',
  ...working,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskInquiriesExport = exportOf(deskInquiries, asked)

export const deskInquiry = call({
  method: 'GET',
  path: '/desk/inquiries/{request_id}',
  summary: 'One inquiry with everything that its case worker needs',
  ...working,
  input: z.object(aRequest),
  output: row.extend({
    mobile: z.string(),
    content: z.string(),
    images: z.array(z.string()),
    papers: z.array(
      paper.extend({
        /** The asker may compare it with its original: nobody has, or somebody else has. */
        can_check: flag(),
      }),
    ),
    /** Words of the glossary that the case, its papers or what was said of it have. */
    terms: z.array(term),
    notes: z.array(
      z.object({
        author: z.enum(['patient', 'staff', 'hospital']),
        name: z.string(),
        content: z.string(),
        is_shown: flag(),
        time: time(),
      }),
    ),
    hospitals: z.array(
      z.object({
        unit_id: z.int(),
        unit_name: z.string(),
        country_name: z.string(),
        currency: z.string(),
        /** The patient lets papers go there. */
        is_agreed: flag(),
        /** Of the share that is open; ''. */
        code: z.string(),
        link: z.string(),
        end_time: time().nullable(),
        looks: z.array(z.object({ who: z.string(), time: time() })),
      }),
    ),
    quotes: z.array(quote),
    letter: z.object({ code: z.string(), url: z.string(), valid_date: z.string(), check_num: z.int() }).nullable(),
    /** The step that may be taken next; ''. */
    next_step: z.string(),
    next_step_desc: z.string(),
    can_letter: flag(),
    can_close: flag(),
    ended_reason: z.string(),
  }),
  refuses: gone,
})
