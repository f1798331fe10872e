import { deskSubjectAdd, type deskSubjectWrite } from '#app/areas/content/subjects/desk/contract.ts'
import { FIRST_MODULE, type SubjectContent } from '#app/areas/content/subjects/rules.ts'
import { insertSubject } from '#app/areas/content/subjects/server/queries/keep.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { onePixel } from '../support/a-picture.ts'
import type { World } from './world.ts'

const head = { title: '试用专题', summary: '一句话' }

/** A special subject that everybody reads; what is live is kept for a moment. */
const liveSubject = async ({ app, ours }: World): Promise<number> => {
  const now = app.clock.now()
  const content: SubjectContent = {
    ...head,
    picture: '',
    modules: [{ id: FIRST_MODULE, kind: 'doctors', title: '医生', words: '', picture: '', ids: [...ours.doctorIds] }],
  }
  const id = await insertSubject(app.db, {
    draft: content,
    live: content,
    isOn: true,
    nextModule: FIRST_MODULE + 1,
    startsAt: now,
    changedAt: now,
    publishedAt: now,
  })
  app.clock.advance({ seconds: 11 })
  return id
}

const newSubject = async ({ app, ours, staffOf }: World) => {
  const { as } = await staffOf(ours, 'admin')
  return app.callApi(deskSubjectAdd, head, as)
}

const write = async (world: World): Promise<CallInput<typeof deskSubjectWrite>> => ({
  ...(await newSubject(world)),
  ...head,
  version: 1,
  picture: undefined,
  modules: '[{"module_id":0,"kind":"words","words":"好","ids":[]}]',
})

const subject = async (world: World) => ({ subjectId: await liveSubject(world) })

/** What is sent to the calls of special subjects. */
export const subjectsByCall = {
  specialSubjectDetail: subject,
  subjectModuleData: async (world: World) => ({ ...(await subject(world)), module_id: FIRST_MODULE }),
  subjectFieldInc: async (world: World) => ({ ...(await subject(world)), fieldNo: 1 }),
  deskSubject: newSubject,
  deskSubjectPreview: newSubject,
  deskSubjectFind: () => ({ kind: 'doctors', keyword: undefined }),
  deskSubjectPicture: () => ({ file: onePixel() }),
  deskSubjectAdd: () => head,
  deskSubjectWrite: write,
  deskSubjectPublish: async (world: World) => ({
    subject_id: await liveSubject(world),
    version: 1,
    from: '2026-11-23',
    until: undefined,
    city_ids: undefined,
    channel_ids: undefined,
  }),
  deskSubjectOff: async (world: World) => ({ subject_id: await liveSubject(world), version: 1 }),
}
