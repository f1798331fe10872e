import type { CsvColumns } from '#kit/csv/server/write.ts'
import { reportWords, stateWords } from '../../rules/desk-lists.ts'
import { type HeldFor, type HoldRules, heldWords } from '../../rules/hold.ts'
import type { listManagedReplies, listReports, ManagedComment } from '../queries/moderate.ts'

const heldText = (why: HeldFor | '') => (why === '' ? '' : heldWords[why])

/** A comment as the hospital's staff see it. */
export const asManaged = (row: ManagedComment, now: Date) => ({
  comment_id: row.id,
  user_name: row.authorName,
  about: row.kind === 'doctor' ? [row.doctorName, row.depName].filter(Boolean).join(' · ') : '医院',
  score: row.stars,
  content: row.content,
  words: row.words,
  images: row.images,
  visit_date: row.visitedOn ?? '',
  state: row.state,
  state_desc: stateWords[row.state],
  held_for: heldText(row.heldFor),
  says: row.says,
  report_count: row.reportCount,
  due_time: row.dueAt,
  is_late: row.dueAt !== null && row.dueAt < now,
  owner_name: row.ownerName ?? '',
  held_reply_count: row.heldReplies,
  add_time: row.createdAt,
})

type Managed = ReturnType<typeof asManaged>

/** The same as a file. */
export const managedColumns: CsvColumns<Managed> = {
  时间: (row) => row.add_time,
  评价的是: (row) => row.about,
  星级: (row) => row.score,
  评价: (row) => row.content,
  谁: (row) => row.user_name,
  就诊日: (row) => row.visit_date,
  状态: (row) => row.state_desc,
  待审核的原因: (row) => row.held_for,
  告诉作者的: (row) => row.says,
  待核实的举报: (row) => row.report_count,
  举报处理人: (row) => row.owner_name,
}

export const asManagedReply = (row: Awaited<ReturnType<typeof listManagedReplies>>[number]) => ({
  reply_id: row.id,
  user_name: row.authorName,
  content: row.content,
  is_official: row.isOfficial,
  is_doctor: row.doctorId !== null,
  state: row.state,
  state_desc: stateWords[row.state],
  held_for: heldText(row.heldFor),
  add_time: row.createdAt,
})

export const asReport = (row: Awaited<ReturnType<typeof listReports>>[number]) => ({
  reason: row.reason,
  content: row.content,
  state: row.state,
  state_desc: reportWords[row.state],
  owner_name: row.ownerName ?? '',
  due_time: row.dueAt,
  add_time: row.reportedAt,
})

export const asRules = ({ firstCount, holdsLinks, holdsPictures, words }: HoldRules) => ({
  first_count: firstCount,
  holds_links: holdsLinks,
  holds_pictures: holdsPictures,
  words: [...words],
})
