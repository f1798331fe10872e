import { randomUUID } from 'node:crypto'
import { sayConsent } from '#app/areas/account/consents/contract.ts'
import { filesUploads } from '#app/areas/files/server/tables.ts'
import { bindInquiry, inquiryAllow, inquiryPaperAdd } from '#app/areas/inquiry/contract.ts'
import * as desk from '#app/areas/inquiry/desk/contract.ts'
import { insertTerm } from '#app/areas/inquiry/server/queries/terms.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { aPdf as aPdfFile } from '../support/a-pdf.ts'
import {
  aLetter,
  anInquiry,
  anOffer,
  aRate,
  askedInquiry,
  letteredInquiry,
  openAbroad,
  paidInquiry,
  quotedInquiry,
  sentInquiry,
} from '../support/inquiry.ts'
import { type Asker, newPatient } from './askers.ts'
import type { World } from './world.ts'

const opened = new WeakMap<World, Promise<number[]>>()

/** Hospitals abroad of this world alone. */
const unitsOf = (world: World): Promise<number[]> => {
  const units = opened.get(world) ?? openAbroad(world.app)
  opened.set(world, units)
  return units
}

const deskOf = async (world: World) => (await world.staffOf(world.ours, 'service')).as

/** A private PDF of a patient's that no room has taken up. */
const aPdf = async ({ app: { db, clock } }: World, { patientId }: Asker): Promise<string> => {
  const address = `/files/${randomUUID().replaceAll('-', '')}${randomUUID().slice(0, 8)}.pdf`
  await db.insert(filesUploads).values({
    patientId: patientId ?? 0,
    uploadtype: 'paper',
    address,
    bytes: 10,
    createdAt: clock.now(),
    unusedUntil: later(clock.now(), { days: 1 }),
  })
  return address
}

const ownPaper = async (world: World, asker: Asker, request_id: string): Promise<number> => {
  const paper = { kind: 'lab', language: 'zh', name: '化验', url: await aPdf(world, asker) } as const
  return (await world.app.callApi(inquiryPaperAdd, { request_id, ...paper }, asker.as)).paper_id
}

/** Somebody else's case for the desk, at a point of its life. */
const forDesk = async <T>(
  world: World,
  made: (app: World['app'], as: Asker['as'], staff: Asker['as'], units: readonly number[]) => Promise<T>,
): Promise<T> => {
  const patient = await newPatient(world.app)
  return made(world.app, patient.as, await deskOf(world), await unitsOf(world))
}

const aCase = async (world: World) => ({
  request_id: await forDesk(world, (app, as, _, units) => sentInquiry(app, as, units)),
})
const aPaidCase = async (world: World) => ({
  request_id: await forDesk(world, (app, as, _, units) => paidInquiry(app, as, units)),
})
const anAskedCase = async (world: World) => ({ request_id: await forDesk(world, askedInquiry) })

/** The code of a share, and what is offered by it. */
const byCode = async (world: World) => {
  const { request_id } = await anAskedCase(world)
  const staff = await deskOf(world)
  await aRate(world.app, staff)
  const { hospitals } = await world.app.callApi(desk.deskInquiry, { request_id }, staff)
  return { code: hospitals[0]?.code ?? '', who: '国际部', ...anOffer(world.app) }
}

/** Kinds of rows that calls of inquiries name. */
export const inquiryFixtures = {
  inquiry: async (world: World, { as, words }: Asker) => sentInquiry(world.app, as, await unitsOf(world), words),
  'inquiry paper': async (world: World, asker: Asker) =>
    ownPaper(world, asker, await sentInquiry(world.app, asker.as, await unitsOf(world), asker.words)),
}

const unitIds = async (world: World) => (await unitsOf(world)).join(',')
const oneUnit = async (world: World) => (await unitsOf(world))[0]

/** What is sent to the calls of inquiries. */
export const inquiryByCall = {
  inquiryForm: () => ({ id: undefined }),
  addInquiry: async (world: World, { words }: Asker) => ({
    ...anInquiry(await unitsOf(world), words),
    unit_id: undefined,
    images: undefined,
  }),
  // Who has an inquiry is told so again: the secret of a browser is none that a program sends.
  bindInquiry: async (world: World, asker: Asker) => {
    const request_id = await sentInquiry(world.app, asker.as, await unitsOf(world), asker.words)
    await world.app.callApi(bindInquiry, { request_id }, asker.as)
    return { request_id }
  },
  inquiryPaperAdd: async (world: World, asker: Asker) => ({
    kind: 'lab',
    language: 'zh',
    name: '化验',
    url: await aPdf(world, asker),
  }),
  inquiryPapersReady: async (world: World, { as, words }: Asker) => {
    const request_id = await sentInquiry(world.app, as, await unitsOf(world), words)
    await world.app.callApi(desk.deskInquiryAskPapers, { request_id, content: '请补病理' }, await deskOf(world))
    return { request_id }
  },
  inquiryAllow: async (world: World, { as, words }: Asker) => {
    const unit_id = (await oneUnit(world)) ?? 0
    await world.app.callApi(sayConsent, { document: 'abroad', version: 1, is_given: 1 }, as)
    const request_id = await sentInquiry(world.app, as, await unitsOf(world), words)
    await world.app.callApi(inquiryAllow, { request_id, unit_id, is_given: 1 }, as)
    return { request_id, unit_id, is_given: 1 }
  },
  inquiryChoose: async (world: World, { as, words }: Asker) =>
    quotedInquiry(world.app, as, await deskOf(world), await unitsOf(world), words),
  inquiryHospitalOpen: byCode,
  inquiryHospitalQuote: byCode,
  inquiryLetterCheck: async (world: World) => ({ code: (await forDesk(world, letteredInquiry)).code }),
  deskInquiry: aCase,
  deskInquiryTake: aCase,
  deskInquiryAnswer: aCase,
  deskInquiryNote: aCase,
  deskInquiryAskPapers: aCase,
  deskInquiryFile: async (world: World) => ({ ...(await aCase(world)), file: aPdfFile() }),
  deskInquiryClose: aCase,
  deskInquiryTranslation: async (world: World) => {
    const patient = await newPatient(world.app)
    const request_id = await sentInquiry(world.app, patient.as, await unitsOf(world))
    const paper_id = await ownPaper(world, patient, request_id)
    return { request_id, paper_id, language: 'en', name: 'Lab', url: await aPdf(world, patient) }
  },
  deskInquiryCheck: async (world: World) => {
    const { app } = world
    const patient = await newPatient(app)
    const request_id = await sentInquiry(app, patient.as, await unitsOf(world))
    const paper_id = await ownPaper(world, patient, request_id)
    const translation = { request_id, paper_id, language: 'en', name: 'Lab', url: await aPdf(world, patient) } as const
    const made = await app.callApi(desk.deskInquiryTranslation, translation, await deskOf(world))
    return { request_id, paper_id: made.paper_id }
  },
  deskInquirySend: async (world: World) => ({ ...(await aPaidCase(world)), unit_ids: await unitIds(world), days: 30 }),
  deskInquiryUnshare: async (world: World) => ({ ...(await anAskedCase(world)), unit_id: await oneUnit(world) }),
  deskInquiryQuote: async (world: World) => {
    await aRate(world.app, await deskOf(world))
    return { ...(await anAskedCase(world)), unit_id: await oneUnit(world), ...anOffer(world.app) }
  },
  deskInquiryLetter: async (world: World) => ({
    request_id: (await forDesk(world, letteredInquiry)).request_id,
    ...aLetter(world.app),
  }),
  deskInquiryLetterRevoke: async (world: World) => ({ request_id: (await forDesk(world, letteredInquiry)).request_id }),
  deskInquiryStep: async (world: World) => ({
    request_id: (await forDesk(world, letteredInquiry)).request_id,
    step: 'travel',
    content: '航班和翻译已安排',
  }),
  deskInquiryTermSave: () => ({ term_id: undefined, term: `术语${randomUUID()}`, language: 'en', translation: 'term' }),
  deskInquiryTermRemove: async (world: World) => ({
    term_id: (await insertTerm(world.app.db, { term: randomUUID(), language: 'en', translation: 'term' })) ?? 0,
  }),
  deskInquiryTerms: () => ({ language: undefined }),
  deskRateAdd: ({ app }: World) => ({ currency: 'EUR', date: dayOf(app.clock.now()), rate: '7.85' }),
}
