import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, flag, id, int, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { allKinds, jobSorts, MOST } from '../rules.ts'

const managing = { staff: true, may: 'jobs.manage' } as const
const ofHospital = { owner: { job_id: 'job of the hospital' } } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这个岗位' }
const asked = { list: maybe(z.enum(['open', 'closed'])), ...listing(jobSorts) }

const jobRow = { row: 'job', by: 'job_id' } as const

export const deskJobs = call({
  method: 'GET',
  path: '/desk/jobs',
  summary: "Page through the hospital's jobs: those that are open, or not any more",
  shows: [jobRow],
  owner: 'self',
  ...managing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      job_id: z.int(),
      title: z.string(),
      dep_name: z.string(),
      place: z.string(),
      kind: z.enum(allKinds),
      kind_desc: z.string(),
      people_num: z.int(),
      pay: z.string(),
      duty: z.string(),
      wants: z.string(),
      apply: z.string(),
      until: z.string(),
      is_on: flag(),
      /** It is shown now. */
      is_open: flag(),
      add_time: time(),
      version: versionShown(),
    }),
  ),
  refuses: notAllowed,
})

export const deskJobsExport = exportOf(deskJobs, asked)

const written = {
  title: text(MOST.title),
  dep_name: maybeText(MOST.dep),
  place: text(MOST.place),
  kind: z.enum(allKinds),
  people_num: int(1, MOST.people),
  pay: text(MOST.pay),
  duty: text(MOST.duty),
  wants: text(MOST.wants),
  apply: text(MOST.apply),
  until: day(),
}
const faulty = { fault: '{fault}', past: '截止日已经过了，请选今天或以后的日子' }

export const deskJobAdd = call({
  method: 'POST',
  path: '/desk/jobs/add',
  changesPages: true,
  summary: 'Offer a job: everybody sees it at once',
  edits: jobRow,
  owner: 'self',
  ...managing,
  idempotency: 'framework',
  input: z.object(written),
  output: z.object({ job_id: z.int() }),
  refuses: { ...notAllowed, ...faulty },
})

export const deskJobChange = call({
  method: 'POST',
  path: '/desk/jobs/{job_id}/change',
  changesPages: true,
  summary: 'Write a job over what it was',
  edits: jobRow,
  ...ofHospital,
  ...managing,
  input: z.object({ job_id: id(), ...written, version: versionSeen() }),
  output: z.object({ job_id: z.int() }),
  refuses: { ...notFound, ...changedSince, ...faulty },
})

export const deskJobSwitch = call({
  method: 'POST',
  path: '/desk/jobs/{job_id}/switch',
  changesPages: true,
  summary: 'Close a job before its last day, or open it again',
  ...ofHospital,
  ...managing,
  input: z.object({ job_id: id(), is_on: int(0, 1) }),
  output: z.object({ job_id: z.int() }),
  refuses: notFound,
})
