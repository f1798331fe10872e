import { maskedName } from '#app/areas/access/patients/rules.ts'
import { listPatients, nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { PLATFORM_NAME } from '#app/areas/access/staff/rules.ts'
import { listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import { insertDraft, publishArticle, submitArticle } from '#app/areas/content/articles/server/public.ts'
import { REPORT_HOURS, reportReasons } from '#app/areas/guahao/comments/rules.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { personName } from '#kit/random/chinese-names.ts'
import { type Seeded, seeded } from '#kit/random/seeded.ts'
import { earlier, later } from '#kit/time/span.ts'
import { findWriter, listArticlesAt, listDemoArticles, listDemoGoods, listDemoListeners } from './queries/seed.ts'
import type { Subject } from './queries/subjects.ts'
import { insertComment, insertReport } from './queries/write.ts'
import { anArticle, questions, reviewAnswer, reviews, talks, toModerate } from './seed/texts.ts'

/** What is said below the demonstration's articles, of its classes, and asked about its goods; each desk finds something that is held, and something that was reported. */
export const seed: Seed = {
  after: ['content/articles', 'audio-class', 'mall/goods', 'access/patients', 'access/staff', 'desk/articles'],
  async run(seeding) {
    const { db } = seeding
    await reviewClasses(seeding)
    for (const goods of await listDemoGoods(db)) await askAbout(seeding, { kind: 'goods', ...goods })
    for (const article of await listDemoArticles(db)) await talkAbout(seeding, { kind: 'article', ...article })
    const desks = await listDemoDesks(db)
    await writeWhereNone(seeding, desks)
    for (const article of await listArticlesAt(db, desks))
      await giveToModerate(seeding, { kind: 'article', ...article })
  },
}

const talkAbout = async ({ db, now }: Seeding, subject: Subject) => {
  const chance = seeded(`talk ${subject.id}`)
  const from = chance.int(0, talks.length - 1)
  for (const at of Array.from({ length: chance.int(1, 4) }, (_, one) => one)) {
    const talk = talks[(from + at) % talks.length]
    if (!talk) continue
    const createdAt = earlier(now, { days: 1 + at * 2, hours: chance.int(1, 20) })
    const rootId = await insertComment(db, subject, { ...by(chance), content: talk.said, state: 'shown', createdAt })
    for (const [nth, content] of talk.answers.entries())
      await insertComment(db, subject, {
        ...by(chance),
        rootId,
        content,
        state: 'shown',
        createdAt: later(createdAt, { hours: 2 + nth }),
      })
  }
}

/** What somebody asks about goods before they buy; who bought them answers, or who sells them. */
const askAbout = async ({ db, now }: Seeding, { seller, ...subject }: Subject & { seller: string | null }) => {
  const chance = seeded(`questions about goods ${subject.id}`)
  const createdAt = earlier(now, { days: chance.int(2, 20), hours: chance.int(1, 20) })
  const { asked, answers } = chance.pick(questions)
  const rootId = await insertComment(db, subject, { ...by(chance), content: asked, state: 'shown', createdAt })
  for (const [nth, { content, isSeller }] of answers.entries())
    await insertComment(db, subject, {
      ...(isSeller ? { patientId: null, authorName: seller ?? PLATFORM_NAME, isOfficial: true } : by(chance)),
      rootId,
      content,
      state: 'shown',
      createdAt: later(createdAt, { hours: 3 + 5 * nth }),
    })
}

/** What who heard a class says of it, with their stars; the first of each class is answered. */
const reviewClasses = async ({ db, now }: Seeding) => {
  const listeners = Map.groupBy(await listDemoListeners(db), ({ id }) => id)
  for (const [at, heard] of [...listeners.values()].entries())
    for (const [nth, { patientId, ...about }] of heard.entries()) {
      const [stars, content] = reviews[(at + nth) % reviews.length] ?? [5, '']
      const subject = { kind: 'class', ...about } as const
      const authorName = maskedName(await nicknameOf(db, patientId as PatientId))
      const createdAt = earlier(now, { days: 1 + nth, hours: at })
      const said = { patientId, authorName, state: 'shown', createdAt } as const
      const rootId = await insertComment(db, subject, { ...said, stars, content })
      const answer = { ...said, rootId, content: reviewAnswer, createdAt: earlier(now, { hours: 3 }) }
      if (nth === 1) await insertComment(db, subject, answer)
    }
}

/** A hospital whose doctors wrote nothing yet gets an article, so that its desk has something to look after. */
const writeWhereNone = async ({ db, now, config }: Seeding, desks: readonly number[]) => {
  const written = new Set((await listArticlesAt(db, desks)).map(({ hospitalId }) => hospitalId))
  const ctx = { db, config, now: earlier(now, { days: 40 }), emit: async () => {} }
  for (const hospitalId of desks) {
    const doctorId = written.has(hospitalId) ? undefined : await findWriter(db, hospitalId)
    if (doctorId === undefined) continue
    const id = await insertDraft(db, doctorId, anArticle, ctx.now)
    await submitArticle(ctx, { id, doctorId, version: 1 })
    await publishArticle(ctx, { id, doctorId, version: 1 })
  }
}

const by = (chance: Seeded) => ({
  patientId: null,
  authorName: maskedName(personName(chance, chance.pick(['female', 'male']))),
})

const giveToModerate = async ({ db, now }: Seeding, subject: Subject) => {
  const chance = seeded(`talk to moderate ${subject.id}`)
  const { held, reported } = toModerate
  const heldAt = earlier(now, { hours: 3 })
  await insertComment(db, subject, { ...by(chance), content: held, state: 'held', heldFor: 'price', createdAt: heldAt })
  const createdAt = earlier(now, { days: 2 })
  const commentId = await insertComment(db, subject, { ...by(chance), content: reported, state: 'shown', createdAt })
  const reportedAt = earlier(now, { hours: 9 })
  const dueAt = later(reportedAt, { hours: REPORT_HOURS })
  for (const { id: patientId } of (await listPatients(db)).slice(1, 3))
    await insertReport(db, { commentId, patientId, reason: reportReasons[3], content: '', reportedAt, dueAt })
}
