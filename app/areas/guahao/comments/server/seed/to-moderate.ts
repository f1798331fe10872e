import { addStars as addHospitalStars } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { usualHoldRules } from '../../rules/hold.ts'
import { REPORT_HOURS, reportReasons } from '../../rules.ts'
import { putHoldRules } from '../queries/rules.ts'
import { insertComment, insertReport } from '../queries/write.ts'

interface Moderated {
  hospitalId: number
  /** Patients of the demonstration. */
  reporters: readonly number[]
  now: Date
}

/** What a desk finds to do: one comment that a rule holds, one that some patients reported. */
export const seedToModerate = async (db: Db, { hospitalId, reporters, now }: Moderated): Promise<void> => {
  await putHoldRules(db, hospitalId, { ...usualHoldRules, words: ['代挂号', '黄牛', '代购'] })
  const said = { kind: 'unit' as const, targetId: hospitalId, hospitalId, visitedOn: dayOf(earlier(now, { days: 8 })) }
  await insertComment(db, {
    ...said,
    authorName: '何**',
    stars: 3,
    content: '挂不上号的可以找黄牛，门口就有，多给一点钱就行。',
    createdAt: earlier(now, { hours: 5 }),
    state: 'held',
    heldFor: 'words',
  })
  const stars = 1
  const commentId = await insertComment(db, {
    ...said,
    stars,
    authorName: '孙**',
    content: '等了三个小时才看上，号都给了熟人，再也不来了。',
    createdAt: earlier(now, { days: 7, hours: 3 }),
  })
  if (commentId === undefined) return
  await addHospitalStars(db, [{ id: hospitalId, sum: stars, count: 1 }])
  const reportedAt = earlier(now, { hours: 20 })
  const dueAt = later(reportedAt, { hours: REPORT_HOURS })
  for (const patientId of reporters)
    await insertReport(db, { commentId, patientId, reason: reportReasons[3], content: '', reportedAt, dueAt })
}
