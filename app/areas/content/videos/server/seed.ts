import { readFile } from 'node:fs/promises'
import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { seedVideo } from '#app/areas/files/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import { insertLikes, listSpeakersOfAll } from './queries/seed.ts'
import { insertVideo } from './queries.ts'
import { type DemoFilm, films } from './seed/films.ts'

/** What the demonstration's doctors speak about: drawn films, and marked as demonstration. */
export const seed: Seed = {
  after: ['access/patients', 'guahao/doctors', 'content/articles'],
  async run(seeding) {
    const { db, now } = seeding
    const speakers = await listSpeakersOfAll(db)
    if (speakers.length === 0) return
    const patients = await listPatients(db)
    for (const [at, film] of films.entries()) {
      const videoId = await seedRoom(seeding, film, at, speakerOf(film, speakers, at))
      const likedAt = earlier(now, { hours: 3 + at * 5 })
      const fans = patients.slice(0, seeded(`video likes ${at}`).int(0, patients.length))
      if (videoId)
        await insertLikes(
          db,
          fans.map(({ id: patientId }) => ({ videoId, patientId, likedAt })),
        )
    }
  },
}

type Speaker = Awaited<ReturnType<typeof listSpeakersOfAll>>[number]

/** Somebody who is known for the illness, else the next of all. */
const speakerOf = ({ illness }: DemoFilm, speakers: readonly Speaker[], at: number): Speaker => {
  const fitting = speakers.filter(({ illTags }) => illTags.includes(illness))
  return (fitting[0] ?? speakers[at % speakers.length]) as Speaker
}

const seedRoom = async (seeding: Seeding, text: DemoFilm, at: number, { id: doctorId, hospitalId }: Speaker) => {
  const bytes = await readFile(new URL(`./seed/${text.film}.mp4`, import.meta.url))
  const film = await seedVideo(seeding, hospitalId, bytes)
  if (!film) return undefined
  const { topicId, title, summary } = text
  const publishedAt = earlier(seeding.now, { days: 1 + at * 4, hours: at })
  return insertVideo(seeding.db, {
    doctorId,
    topicId,
    title,
    summary,
    ...film,
    state: 'published',
    publishedAt,
    changedAt: publishedAt,
    playCount: seeded(`video ${title}`).int(60, 4_000),
    isDemo: true,
  })
}
