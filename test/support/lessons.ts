import {
  type ClassDraft,
  insertClass,
  moveClass,
  type SectionDraft,
  writeClassSections,
} from '#app/areas/audio-class/server/public.ts'
import { keepLesson, takeLessons } from '#app/areas/files/server/public.ts'
import { chimeWav } from '#kit/files/server/chime.ts'
import type { Clinic } from './clinic.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** A sound of so many seconds, as an editor would send it. */
export const aSound = (seconds = 2): Blob =>
  new Blob([new Uint8Array(chimeWav(`sound ${++made}`, seconds))], { type: 'audio/wav' })

/** A class of a clinic's first doctor that everybody finds: one section for each `true` (free) or `false` (paid). */
export const publishedClass = async (
  app: TestApp,
  { hospitalId, doctorIds: [doctorId = 0] }: Pick<Clinic, 'hospitalId' | 'doctorIds'>,
  { free = [true, false], seconds = 2, ...more }: Partial<ClassDraft> & { free?: boolean[]; seconds?: number } = {},
): Promise<number> => {
  const ctx = app.context()
  const { db, now } = ctx
  const draft = {
    title: `第${++made}课`,
    summary: '一句话',
    intro: '讲什么',
    cover: '',
    categoryId: 1,
    priceFen: 1_990,
  }
  const rest = { doctorId, hospitalId, shareGoal: 0, couponId: null, changedAt: now }
  const id = await insertClass(db, { ...draft, ...rest, ...more })
  const sections: SectionDraft[] = []
  for (const [at, isFree] of free.entries()) {
    const address = await keepLesson(ctx, hospitalId, chimeWav(`${id} ${at}`, seconds), { kind: 'wav', seconds })
    const file = (await takeLessons(db, hospitalId, [address]))?.get(address)
    if (!file) throw new Error('the sound was not kept')
    sections.push({ id: undefined, title: `第${at + 1}节`, words: '要点', isFree, address, ...file })
  }
  await writeClassSections(db, id, sections)
  await moveClass(db, id, 'on', now)
  return id
}
