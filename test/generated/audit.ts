import { rowKinds } from '#app/areas/access/audit/rules.ts'
import { acts } from '#app/areas/access/staff/rules/acts.ts'
import { findRowNames } from '#kit/db/row-names.ts'
import { findRowNamers } from '#server/row-namers.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'
import type { Asker } from './askers.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

/** Calls of staff and doctors that leave no line, and why. A call that does leave one may not stand here. */
export const unaudited: Readonly<Record<string, string>> = {
  deskGoodsPicture: 'a file that nobody sees until goods are written with it',
  deskAbroadPicture: 'a file that nobody sees until something of the directory is written with it',
  deskBrandPicture: 'a file that nobody sees until a brand is written with it',
  deskAdvertPicture: 'a file that nobody sees until an advert is written with it',
  deskSubjectPicture: 'a file that nobody sees until a special subject is written with it',
  deskMasterPicture: 'a file that nobody sees until a hospital or a doctor is written with it',
  deskLicenceProof: 'a file that nobody sees until a licence is entered with it',
  deskDepositPhoto: 'a file that nobody sees until a deposit is entered with it',
  deskPayoutProof: 'a file that nobody sees until a payout is proven with it',
  deskInquiryFile: 'a file that nobody sees until a translation is written with it',
  deskClassAudio: 'a file that nobody hears until a class is written with it',
  deskVideoPoster: 'a file that nobody sees until a video is written with it',
  deskVideoUpload: 'a file that nobody sees until a video is written with it',
  deskMoneyBillRead: 'a file that counts for nothing until it is taken, which leaves a line',
  deskImportPicture: 'a file that nobody sees until a row is written with it',
  deskImportPiece: 'a part of a file that changes nothing until it is confirmed, which leaves a line',
  deskTouched: 'says once a minute that somebody is there',
  benchTouched: 'says once a minute that somebody is there',
  deskTotpSecret: 'a secret that opens nothing until a code of it was given, which leaves a line',
  benchArticlePicture: 'a file that nobody sees until an article is written with it',
  wallScreen: 'reads; its token goes in the body so that it stands in no address',
  codeCheckList: 'reads, though the specification says POST',
  codeCheckDetail: 'reads, though the specification says POST',
  storeOrderDetail: 'reads, though the specification says POST',
  capitalList: 'reads, though the specification says POST',
  cashList: 'reads, though the specification says POST',
  cashDetail: 'reads, though the specification says POST',
  rechargeList: 'reads, though the specification says POST',
  storeInfo: 'reads, though the specification says POST',
  certificateInfo: 'reads, though the specification says POST',
  appHelpList: 'reads, though the specification says POST',
  appHelpDetail: 'reads, though the specification says POST',
  fieldInc: 'counts how often help was opened',
  benchPrescriptionHints: 'reads; what is written about a patient goes in the body so that it stands in no address',
  benchVisitHints: 'reads; what is written about a patient goes in the body so that it stands in no address',
  benchPicture: 'a file that nobody sees until it is said',
  benchVoice: 'a file that nobody hears until it is said',
  benchSend: 'what was said stands in the talk, with who said it and when, and cannot be changed',
  benchInvite: 'what was said stands in the talk, with who said it and when, and cannot be changed',
  benchRead: 'a mark that something was read',
  benchTyping: 'told at once and never kept',
  benchCallHere: 'says every few seconds that somebody is still in a call',
  benchCallSignal: 'handed on and never kept',
  benchCallJoin: 'the call keeps who came and when',
  benchCallPhone: 'the call keeps that it was rung, and when',
  benchCallEnd: 'the call keeps who hung up and when',
  benchPhraseSave: 'a quick reply that its doctor alone sees',
  benchPhraseMove: 'a quick reply that its doctor alone sees',
  benchPhraseRemove: 'a quick reply that its doctor alone sees',
}

/** Calls that do two things at once, and which: each has its line. */
export const twofold: Readonly<Record<string, string>> = {
  deskMerchantSet: 'what was asked for, and that another is to agree',
  deskRequestAgree: 'agrees, and gives what was asked for',
  deskPayoutPropose: 'proposes, and asks another or agrees alone',
  deskReceiptPropose: 'writes down what was received, and asks another or agrees alone',
  deskTotpConfirm: 'sets the second factor up, and signs in',
  benchFirstPassword: 'chooses a password, and signs in',
  deskResetUse: 'chooses a password by two codes, and signs in',
}

/** Calls whose line is about a row that is neither asked for nor answered, and which. */
export const aboutOthers: Readonly<Record<string, string>> = {
  deskRequestAgree: 'the account that the request asks a post for, beside the request',
  deskFindPerson: 'the search, by the number of its call: what was looked for is not written down',
  deskRegister: 'the member, who is answered by a sealed handle',
  deskPersonReveal: 'the member of the sealed handle',
  deskPersonNumber: 'the member of the sealed handle',
  deskPatientNoteAdd: 'the member of the sealed handle',
  deskPatientTag: 'the member of the sealed handle',
  deskPatientGive: 'the request that another may agree to',
  deskMerchantSet: 'the account of a hospital at a provider',
  deskMoneyBillTake: 'the bill of the day and the account that the file is of',
  deskGiftPrint: 'the batch that was printed',
  deskGiftSpend: 'the card of the code that was shown',
  deskAppointmentDayBack: 'the plan of the day',
  deskPlanEnd: 'the doctor of the plan',
  deskExtra: 'the schedule of the slot',
  codeCheckSend: 'the order of the code that was scanned',
  storeLogout: 'the device of the fid',
  deskSignIn: 'the account of the login name',
  deskUnlock: 'the account of the key',
  deskFirstPassword: 'the account of the ticket',
  deskTotpConfirm: 'the account of the ticket',
  deskResetUse: 'the account of the login name',
  benchSignIn: 'the account of the login name',
  benchUnlock: 'the account of the key',
  benchFirstPassword: 'the account of the ticket',
}

/** Calls after which the row of their line is gone, so that its number is all that names it. */
export const gone: Readonly<Record<string, string>> = {
  deskRoleDelete: 'the role is deleted',
  deskModuleRemove: 'the module of the home is deleted',
  deskScreenRemove: 'the screen is deleted',
  deskFamilyTeamRemove: 'the team is deleted',
  deskFreightRemove: 'the freight is deleted',
  deskPatientNoteRemove: 'the note is deleted',
  deskExceptionRemove: 'the exception is deleted',
  deskSwap: 'the clinic is opened anew under the other doctor',
  deskSeckillStop: 'a session that has not begun is cancelled, which deletes it',
  deskTalkPhraseRemove: 'the phrase is deleted',
  deskBlockRemove: 'the block of the home is deleted',
  deskInquiryTermRemove: 'the term is deleted',
  deskTabRemove: 'the tab is deleted',
  deskLevelRemove: 'the level is deleted',
  deskAbroadRateRemove: 'the rate is deleted',
  deskStoreCertificateRemove: 'the certificate is deleted',
  benchArticleDelete: 'the article is deleted',
  benchTemplateRemove: 'the template is deleted',
}

/** Calls that are excused from one of the rules: a name that needs no excuse is a finding too. */
export interface Excused {
  unaudited: Readonly<Record<string, string>>
  twofold: Readonly<Record<string, string>>
  aboutOthers: Readonly<Record<string, string>>
  gone: Readonly<Record<string, string>>
}
const excusedCalls: Excused = { unaudited, twofold, aboutOthers, gone }

/**
 * What staff and doctors do leaves exactly one line in the audit, which names who did it, what, and to which row, and whose row has
 * a name that people know. Each call
 * that changes something is asked once, as an honest program asks it.
 */
export const findUnaudited = async (
  world: World,
  calls: readonly NamedCall[],
  excused = excusedCalls,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const call of calls.filter(isAct))
    findings.push(...(await tryAct(world, call, excused)).map((says) => finding(call, says)))
  return findings
}

/** What is done behind the doors of staff and doctors, or on the way in. */
const isAct = ({ room, staff, doctor, method, mutatingGet: changes }: NamedCall): boolean =>
  (staff || doctor || /^(desk|workbench)\//.test(room)) && (method !== 'GET' || changes === true)

const tryAct = async (world: World, call: NamedCall, excused: Excused): Promise<string[]> => {
  const asker = await askerOf(world, call)
  const input = await honestInput(world, call, asker)
  const last = await lastLine(world)
  const { status, body } = await world.app.rawRequest(call, input, asker.as)
  if (status !== 200 || body.reason !== undefined)
    return [`asked ${JSON.stringify(input)}, it answers ${status} ${JSON.stringify(body).slice(0, 200)}`]
  const lines = await linesAfter(world, last)
  const expected = call.name in excused.unaudited ? 0 : call.name in excused.twofold ? 2 : 1
  if (lines.length !== expected)
    return [`leaves ${spoken[lines.length] ?? 'many'} in the audit, not ${spoken[expected]}`]
  const known = new Set([...valuesIn(input), ...valuesIn(body), ...valuesIn(asker)])
  return [
    ...lines.flatMap((line) => faultsOf(line, call, asker)),
    ...strangersIn(lines, known, call.name in excused.aboutOthers),
    ...(await namelessIn(world, lines, call.name in excused.gone)),
  ]
}

const spoken = ['no line', 'one line', 'two lines']

interface Line {
  hospitalId: number
  staffId: number | null
  doctorId: number | null
  act: string
  kind: string
  rowId: string
}

const lastLine = async ({ app }: World): Promise<number> =>
  (await app.pool.query('select coalesce(max(id), 0)::int as id from access_audit')).rows[0].id

const linesAfter = async ({ app }: World, id: number): Promise<Line[]> => {
  const found = await app.pool.query<Line>(
    `select hospital_id::int as "hospitalId", staff_id::int as "staffId", doctor_id::int as "doctorId", act, kind, row_id as "rowId"
      from access_audit where id > $1 order by id`,
    [id],
  )
  return found.rows
}

/** Rows that are not among what was asked, what was answered, and what is known of who asked. */
const strangersIn = (lines: readonly Line[], known: ReadonlySet<string>, isExcused: boolean): string[] => {
  const strangers = lines.filter(({ rowId }) => !known.has(rowId))
  if (isExcused) return strangers.length > 0 ? [] : ['is about a row that is asked or answered, and is excused from it']
  return strangers.map(({ kind, rowId }) => `is about ${kind} ${rowId}, which was neither asked nor answered`)
}

/** Rows that no room names, as the page of the audit would show them. */
const namelessIn = async ({ app }: World, lines: readonly Line[], isExcused: boolean): Promise<string[]> => {
  const nameOf = await findRowNames(
    app.db,
    await findRowNamers(),
    lines.map(({ kind, rowId: id }) => ({ kind, id })),
  )
  const nameless = lines.filter(({ kind, rowId }) => nameOf(kind, rowId) === undefined)
  if (isExcused) return nameless.length > 0 ? [] : ['is about a row that has a name, and is excused from it']
  return nameless.map(({ kind, rowId }) => `is about ${kind} ${rowId}, which has no name`)
}

/** What is wrong with what a line says of who did what. */
const faultsOf = ({ act, kind, ...line }: Line, call: NamedCall, asker: Asker): string[] => {
  const found = [
    call.staff && line.staffId !== asker.staffId && `says that staff ${line.staffId} did it, not ${asker.staffId}`,
    call.doctor &&
      line.doctorId !== asker.doctorId &&
      `says that doctor ${line.doctorId} did it, not ${asker.doctorId}`,
    call.staff && line.hospitalId !== asker.hospitalId && 'writes into the audit of another hospital',
    !(act in acts) && `does what has no words: ${act}`,
    !(kind in rowKinds) && `is about a kind of row that has no words: ${kind}`,
  ]
  return found.filter((says) => typeof says === 'string')
}

/** Every value in it, at any depth, as text. */
const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [String(value)]
