import { bankVisitBook, familyFeedback } from '#app/areas/activities/entries/contract.ts'
import { insertBank } from '#app/areas/activities/entries/server/queries.ts'
import { insertJob } from '#app/areas/activities/jobs/server/queries.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { type Asker, newPatient } from './askers.ts'
import type { World } from './world.ts'

const inDays = ({ app }: World, days: number) => addDays(dayOf(app.clock.now()), days)

const newBank = ({ app }: World): Promise<number> =>
  insertBank(app.db, { name: '市民银行', address: '深南大道 1 号', addedAt: app.clock.now() })

const askedOf = async (world: World, { words, mobile }: Pick<Asker, 'words' | 'mobile'>) => ({
  truename: words.slice(0, 20),
  mobile,
  bank_id: await newBank(world),
  yuyue_date: inDays(world, 3),
  agree: 1,
})

/** An appointment with a bank of somebody. */
const bankVisit = async (world: World, asker: Asker): Promise<number> =>
  (await world.app.callApi(bankVisitBook, await askedOf(world, asker), asker.as)).yuyue_id

const aJob = ({ app, ours, theirs }: World, { hospitalId }: Asker): Promise<number> =>
  insertJob(app.db, {
    hospitalId: hospitalId === theirs.hospitalId ? theirs.hospitalId : ours.hospitalId,
    title: '导诊护士',
    place: '一号楼',
    kind: 'full',
    people: 1,
    pay: '面议',
    duty: '分诊',
    wants: '有执业证',
    apply: '简历发到医院邮箱',
    untilDay: addDays(dayOf(app.clock.now()), 30),
    addedAt: app.clock.now(),
  })

/** Kinds of rows that calls of entries and jobs name. */
export const entryFixtures = { 'bank visit': bankVisit, 'job of the hospital': aJob }

const written = (world: World) => ({
  title: '导诊护士',
  dep_name: '门诊部',
  place: '一号楼',
  kind: 'full',
  people_num: 1,
  pay: '面议',
  duty: '分诊',
  wants: '有执业证',
  apply: '简历发到医院邮箱',
  until: inDays(world, 30),
})
const bank = { bank_name: '市民银行', address: '深南大道 1 号', note: undefined }

/** What is sent to the calls of entries and jobs. */
export const entriesByCall = {
  bankVisitBook: askedOf,
  familyFeedback: (_: World, { words, mobile }: Asker) => ({ content: words, mobile, images: undefined }),
  deskBankVisits: () => ({ list: undefined, bank_id: undefined, keyword: undefined }),
  deskBankVisitsExport: () => ({ list: undefined, bank_id: undefined, keyword: undefined }),
  deskBankVisitContact: async (world: World) => ({ yuyue_id: await bankVisit(world, await newPatient(world.app)) }),
  deskBankAdd: () => bank,
  deskBankChange: async (world: World) => ({ ...bank, bank_id: await newBank(world) }),
  deskBankSwitch: async (world: World) => ({ bank_id: await newBank(world), is_open: 0 }),
  deskFamilyFeedback: () => ({ keyword: undefined }),
  deskFamilyFeedbackExport: () => ({ keyword: undefined }),
  deskFamilyFeedbackRead: async ({ app }: World) => {
    const { as, words } = await newPatient(app)
    return app.callApi(familyFeedback, { content: words }, as)
  },
  deskJobs: () => ({ keyword: undefined }),
  deskJobsExport: () => ({ keyword: undefined }),
  deskJobAdd: written,
  deskJobChange: written,
  deskJobSwitch: () => ({ is_on: 0 }),
}
