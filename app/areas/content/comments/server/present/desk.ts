import { reportWords } from '#app/areas/guahao/comments/rules/desk-lists.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { type DiscussionRules, whyWords } from '../../rules/hold.ts'
import { subjectWords } from '../../rules.ts'
import { commentStates } from '../../states.ts'
import type { listReports, ManagedComment } from '../queries/moderate.ts'
import { subjectIn } from '../queries/subjects.ts'

/** A comment or a reply as the hospital's staff see it. */
export const asManaged = (row: ManagedComment, now: Date) => {
  const { kind, id } = subjectIn(row)
  return {
    comment_id: row.id,
    kind,
    kind_name: row.stars === null ? subjectWords[kind] : `${subjectWords[kind]}评价 ${row.stars} 星`,
    object_id: id,
    answers: row.rootId === null ? '' : (row.rootContent ?? ''),
    user_name: row.authorName,
    content: row.content,
    is_official: row.isOfficial,
    like_num: row.likeCount,
    state: row.state,
    state_desc: commentStates[row.state].words,
    held_for: row.heldFor === '' ? '' : whyWords[row.heldFor],
    says: row.says,
    report_count: row.reportCount,
    due_time: row.dueAt,
    is_late: row.dueAt !== null && row.dueAt < now,
    owner_name: row.ownerName ?? '',
    add_time: row.createdAt,
  }
}

/** The same as a file. */
export const managedColumns: CsvColumns<ReturnType<typeof asManaged>> = {
  时间: (row) => row.add_time,
  评论的是: (row) => row.kind_name,
  编号: (row) => row.object_id,
  评论: (row) => row.content,
  谁: (row) => row.user_name,
  回复的评论: (row) => row.answers,
  点赞: (row) => row.like_num,
  状态: (row) => row.state_desc,
  待审核的原因: (row) => row.held_for,
  告诉作者的: (row) => row.says,
  待核实的举报: (row) => row.report_count,
  举报处理人: (row) => row.owner_name,
}

export const asReport = (row: Awaited<ReturnType<typeof listReports>>[number]) => ({
  reason: row.reason,
  content: row.content,
  state: row.state,
  state_desc: reportWords[row.state],
  owner_name: row.ownerName ?? '',
  due_time: row.dueAt,
  add_time: row.reportedAt,
})

export const asRules = (rules: DiscussionRules) => ({
  holds_all: rules.holdsAll,
  first_count: rules.firstCount,
  young_days: rules.youngDays,
  burst_count: rules.burstCount,
  holds_links: rules.holdsLinks,
  holds_prices: rules.holdsPrices,
  words: [...rules.words],
})
