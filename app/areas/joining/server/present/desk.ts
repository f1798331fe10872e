import { kinds, levels } from '#app/areas/guahao/hospitals/rules.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { formatTime } from '#kit/time/day.ts'
import { applicationStates, isWaiting } from '../../states.ts'
import type { ApplicationRow } from '../queries.ts'
import { asPromise } from './promise.ts'

/** An application in the desk's list. */
export const asManaged = (row: ApplicationRow, now: Date) => {
  const sentAt = row.sentAt ?? row.startedAt
  return {
    application_id: row.id,
    unit_name: row.unitName,
    level_name: levels[row.level ?? 0] ?? '',
    class_name: kinds[row.kind ?? 0] ?? '',
    credit_code: row.creditCode,
    contact: row.contact,
    state: row.state,
    state_desc: applicationStates[row.state].words,
    send_time: sentAt,
    ...asPromise(row.state, sentAt, now),
    waits_second: isWaiting(row.state) && row.firstBy !== null,
  }
}

/** Columns of the list as a file. */
export const applicationColumns: CsvColumns<ReturnType<typeof asManaged>> = {
  机构名称: ({ unit_name }) => unit_name,
  等级: ({ level_name }) => level_name,
  类型: ({ class_name }) => class_name,
  统一社会信用代码: ({ credit_code }) => credit_code,
  联系人: ({ contact }) => contact,
  状态: ({ state_desc }) => state_desc,
  提交时间: ({ send_time }) => formatTime(send_time),
  截止时间: ({ deadline_time, working_deadline }) => working_deadline || formatTime(deadline_time),
}
