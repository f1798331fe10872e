import type { CsvColumns } from '#kit/csv/server/write.ts'
import type { Day } from '#kit/time/day.ts'
import { certificateState, certificateWords } from '../rules.ts'
import type { CertificateRow, HelpRow } from './queries.ts'

/** A help article in a list. */
export const asArticle = ({ id, title, viewCount, changedAt }: HelpRow) => ({
  id,
  title,
  view_num: viewCount,
  time: changedAt,
})

/** A help article as the desk sees it. */
export const asDeskHelp = ({ id, title, text, position, viewCount, isOn, changedAt }: HelpRow) => ({
  help_id: id,
  title,
  text,
  position,
  view_num: viewCount,
  is_on: isOn,
  change_time: changedAt,
})

/** The columns of their file. */
export const helpColumns: CsvColumns<ReturnType<typeof asDeskHelp>> = {
  标题: ({ title }) => title,
  内容: ({ text }) => text,
  顺序: ({ position }) => position,
  打开次数: ({ view_num }) => view_num,
  状态: ({ is_on }) => (is_on ? '上线' : '下线'),
}

/** A certificate, as it stands today. */
export const asCertificate = (today: Day) => (row: CertificateRow) => {
  const state = certificateState(row, today)
  return {
    id: row.id,
    name: row.name,
    number: row.number,
    issuer: row.issuer,
    begin_date: row.validFrom,
    end_date: row.validUntil ?? '',
    state,
    state_desc: certificateWords[state],
    is_demo: row.isDemo,
  }
}

/** The same for the desk. */
export const asDeskCertificate = (today: Day) => (row: CertificateRow) => {
  const { id, is_demo: _, ...shown } = asCertificate(today)(row)
  return { certificate_id: id, ...shown }
}

/** The columns of their file. */
export const certificateColumns: CsvColumns<ReturnType<ReturnType<typeof asDeskCertificate>>> = {
  证照: ({ name }) => name,
  证号: ({ number }) => number,
  发证机关: ({ issuer }) => issuer,
  生效: ({ begin_date }) => begin_date,
  到期: ({ end_date }) => end_date,
  状态: ({ state_desc }) => state_desc,
}
