import { maskedName } from '#app/areas/access/patients/rules.ts'
import { listPatients, nicknameOf } from '#app/areas/access/patients/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import type { Block } from '../rules.ts'
import { sceneOf } from './present.ts'
import { insertArticles, insertLikes, listAuthors } from './queries/seed.ts'
import { type DemoText, texts } from './seed/texts.ts'

/** What the demonstration's doctors wrote. */
export const seed: Seed = {
  after: ['access/patients', 'guahao/doctors', 'guahao/illnesses'],
  async run({ db, now }) {
    const authors = await listAuthors(db)
    if (authors.length === 0) return
    const rows = texts.map((text, at) => {
      const doctorId = authorOf(text, authors, at)
      return { ...rowOf(text, at, now), doctorId }
    })
    const ids = await insertArticles(db, rows)
    const readers = await listReaders(db)
    await insertLikes(
      db,
      ids.flatMap((articleId, at) =>
        readers.slice(0, likedBy(at, readers.length)).map((who, reader) => ({
          articleId,
          ...who,
          likedAt: earlier(now, { hours: 2 + at * 3 + reader * 5 }),
        })),
      ),
    )
  },
}

const listReaders = async (db: Db) => {
  const readers = []
  for (const { id } of await listPatients(db))
    readers.push({ patientId: id, readerName: maskedName(await nicknameOf(db, id as PatientId)) })
  return readers
}

interface Author {
  id: number
  illTags: string[]
}

/** Somebody who is known for the illness, else the next of all. */
const authorOf = ({ illNames }: DemoText, authors: readonly Author[], at: number): number => {
  const fitting = authors.filter(({ illTags }) => illNames.some((name) => illTags.includes(name)))
  const from = fitting.length > 0 ? fitting : authors
  return from[(at * 7) % from.length]?.id as number
}

const likedBy = (at: number, readers: number) => seeded(`article likes ${at}`).int(0, readers)

const rowOf = ({ topicId, title, summary, illNames, body, from }: DemoText, at: number, now: Date) => {
  const chance = seeded(`article ${title}`)
  // Topics take turns in the list.
  const publishedAt = earlier(now, { days: ((at * 7) % texts.length) * 2, hours: chance.int(1, 20) })
  return {
    topicId,
    title,
    summary,
    illNames: [...illNames],
    blocks: blocksOf(body, topicId, title),
    source: from ? ('reposted' as const) : ('original' as const),
    sourceFrom: from ?? '',
    state: 'published' as const,
    publishedAt,
    submittedAt: earlier(publishedAt, { hours: 5 }),
    changedAt: earlier(publishedAt, { hours: 6 }),
    readCount: chance.int(80, 9_000),
    isDemo: true,
  }
}

/** The pieces of a text, with one generated picture in its middle. */
const blocksOf = (body: readonly string[], topicId: number, title: string): Block[] => {
  const blocks = body.map(blockOf)
  const image = sceneOf(topicId, `in-${seeded(title).int(0, 999_999)}`)
  return blocks.toSpliced(Math.ceil(blocks.length / 2), 0, { type: 'picture', image, caption: '示意图' })
}

const blockOf = (line: string): Block => {
  if (line.startsWith('# ')) return { type: 'heading', text: line.slice(2) }
  return line.startsWith('- ') ? { type: 'list', items: line.slice(2).split('；') } : { type: 'paragraph', text: line }
}
