import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { pageOf, paging, time } from '#kit/wire/fields.ts'
import { PAGE_SIZE } from './rules.ts'

export const jobList = call({
  method: 'GET',
  path: '/act/joblist',
  summary: 'Page through open jobs of the hospitals, the newest first',
  owner: 'anyone',
  input: z.object(paging(PAGE_SIZE)),
  output: pageOf(
    z.object({
      job_id: z.int(),
      title: z.string(),
      unit_id: z.int(),
      unit_name: z.string(),
      dep_name: z.string(),
      place: z.string(),
      kind_desc: z.string(),
      people_num: z.int(),
      pay: z.string(),
      duty: z.string(),
      wants: z.string(),
      /** How to apply. */
      apply: z.string(),
      /** The last day. */
      until: z.string(),
      add_time: time(),
    }),
  ),
})
