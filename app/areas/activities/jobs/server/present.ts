import type { CsvColumns } from '#kit/csv/server/write.ts'
import type { Day } from '#kit/time/day.ts'
import { jobKinds } from '../rules.ts'
import type { JobRow } from './queries.ts'

const asJob = (row: JobRow) => ({
  job_id: row.id,
  title: row.title,
  dep_name: row.depName,
  place: row.place,
  kind_desc: jobKinds[row.kind],
  people_num: row.people,
  pay: row.pay,
  duty: row.duty,
  wants: row.wants,
  apply: row.apply,
  until: row.untilDay,
  add_time: row.addedAt,
})

/** A job as everybody sees it. */
export const asShown = ({ job, hospitalName }: { job: JobRow; hospitalName: string }) => ({
  ...asJob(job),
  unit_id: job.hospitalId,
  unit_name: hospitalName,
})

/** A job as its desk sees it. */
export const asManaged = (row: JobRow, today: Day) => ({
  ...asJob(row),
  kind: row.kind,
  is_on: row.isOn,
  is_open: row.isOn && row.untilDay >= today,
})
type Managed = ReturnType<typeof asManaged>

/** The columns of the list's file. */
export const jobColumns: CsvColumns<Managed> = {
  岗位编号: (row) => row.job_id,
  岗位: (row) => row.title,
  科室: (row) => row.dep_name,
  类型: (row) => row.kind_desc,
  人数: (row) => row.people_num,
  待遇: (row) => row.pay,
  截止: (row) => row.until,
  在招: (row) => (row.is_open ? '是' : '否'),
}
