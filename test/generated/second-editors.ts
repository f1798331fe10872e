import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import type { ChangedSince } from '#kit/wire/edited.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { type Asker, newStaff } from './askers.ts'
import { honestInput } from './honest.ts'
import { askerOf, roleFor, type World } from './world.ts'

/** Calls that are named like changes of a row, and why nobody can come second. One that tells who does may not stand here. */
export const noSecond: Readonly<Record<string, string>> = {
  deskStockChange: 'adds pieces or takes some away: two do not undo each other',
  deskAppointmentDaySave: 'one number, whose present value stands beside it',
  deskChannelHomeSet: 'one choice, whose present value stands beside it',
  deskChannelPicks: 'sent at every tap: a list that is not typed, whose present state is what the tap is about',
  deskPlanSave: 'begins a plan from a day on; the one before it ends and stays',
  deskStoreLimitsSave: 'three numbers that one keeper of the store sets; the newest counts',
  deskPrescriptionLook: 'a look, which the audit notes: nothing is written over',
  benchServiceChange: 'of the doctor alone, at their own workbench',
  benchCallDaySave: 'of the doctor alone, at their own workbench',
  benchCallWeekSave: 'of the doctor alone, at their own workbench',
  benchPhoneSave: 'of the doctor alone, at their own workbench',
  benchPhraseSave: 'of the doctor alone, at their own workbench',
  benchTemplateSave: 'of the doctor alone, at their own workbench; colleagues only use it',
}

/** Names and addresses of calls that write something over what it was. */
const changes = /(Change|Save|Set|Rules|Notice|Terms|Write|Correct|Look|Picks|Edit)$/
const changingPaths = /\/(change|save|set|edit|write|correct)$/

const isChange = ({ name, path, method, staff, doctor }: NamedCall): boolean =>
  Boolean(staff || doctor) && method !== 'GET' && (changes.test(name) || changingPaths.test(path))

const fieldsOf = ({ input }: NamedCall): object => ('shape' in input ? (input.shape as object) : {})

/** It keeps versions of its own, as drafts do, and refuses who saw an elder one. */
const hasOwnVersion = (call: NamedCall): boolean => 'version' in fieldsOf(call) && 'changed' in (call.refuses ?? {})

/** Every call by which two of staff can write the same row tells the second what the first did. */
export const findSilentSeconds = async (
  world: World,
  calls: readonly NamedCall[],
  tried: readonly NamedCall[] = calls,
  excused = noSecond,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  const shown = new Set(calls.flatMap(({ shows = [] }) => shows.map(({ row }) => row)))
  for (const call of calls) {
    const says = tellsSecond(call) ? faultOfTelling(call, shown, excused) : faultOfSilence(call, excused)
    if (says) findings.push(finding(call, says))
    if (!tellsSecond(call) || !tried.includes(call)) continue
    findings.push(...(await trySecond(world, call)).map((fault) => finding(call, fault)))
  }
  return findings
}

/** The wire tells who comes second. */
const tellsSecond = (call: NamedCall): boolean => call.edits !== undefined && 'version' in fieldsOf(call)

const faultOfTelling = ({ name, edits }: NamedCall, shown: ReadonlySet<string>, excused: object) => {
  if (name in excused) return 'is excused and tells who comes second'
  return shown.has(edits?.row ?? '') ? undefined : 'no call shows the version of its row'
}

const faultOfSilence = (call: NamedCall, excused: object) =>
  isChange(call) && !hasOwnVersion(call) && !(call.name in excused)
    ? 'writes over a row, and who comes second is not told'
    : undefined

/** Two write the same row: the second is refused, told who did what, and may write over it once they were told. */
const trySecond = async (world: World, call: NamedCall): Promise<string[]> => {
  const first = await askerOf(world, call)
  const second = await newStaff(world.app, world.ours.hospitalId, roleFor(call))
  const input = await inputForRow(world, call, first)
  if (typeof input === 'string') return [input]
  const ask = (version: number | undefined, { as }: Asker) => askAs(world, call, { ...input, version }, as)
  const opened = await ask(undefined, first)
  if (opened.reason) return [`asked as honest programs ask, it answers ${opened.reason}`]
  const seen = (await ask(0, second)).changed?.version
  if (seen === undefined) return ['who saw no writing of it writes over one']
  const written = await ask(seen, first)
  const refused = await ask(seen, second)
  const told = refused.changed?.changes.at(-1)
  const again = await ask(refused.changed?.version, second)
  // At another hospital's desk: it is not theirs to write, so it is not theirs to know who does.
  const outside = await newStaff(world.app, world.theirs.hospitalId, roleFor(call))
  const stranger = await ask(0, outside)
  const isAllowed = (await ask(undefined, outside)).reason === undefined
  const found = [
    written.reason && `who saw the newest writing is refused with ${written.reason}`,
    refused.reason !== 'changed' && `who comes second gets ${refused.reason ?? 'no refusal'}`,
    told?.who !== (await nameOf(world, first)) && `who comes second is told of ${told?.who}`,
    !isAllowed && stranger.changed && 'who may not write it learns who did',
    again.reason && `who was told is refused with ${again.reason}`,
  ]
  return found.filter((says) => typeof says === 'string')
}

const askAs = async ({ app }: World, call: NamedCall, input: Record<string, unknown>, as: Asker['as']) => {
  const { status, body } = await app.rawRequest(call, input, as)
  const reason = status === 200 ? (body.reason as string | undefined) : String(status)
  return { reason, data: body.data as object, changed: reason === 'changed' ? (body.data as ChangedSince) : undefined }
}

/** What an honest program sends to a row that is there: where it would make a new one, it makes it first. */
const inputForRow = async (world: World, call: NamedCall, asker: Asker) => {
  const input: Record<string, unknown> = await honestInput(world, call, asker)
  const { by, of } = call.edits ?? {}
  delete input.version
  if (typeof by !== 'string' || of || input[by] !== undefined) return input
  const { reason, data } = await askAs(world, call, input, asker.as)
  const made = data as Readonly<Record<string, unknown>> | undefined
  const id = made?.[by] ?? made?.id
  return reason || id === undefined ? `making a row, it answers ${reason ?? 'no id'}` : { ...input, [by]: id }
}

const nameOf = async ({ app }: World, { staffId }: Asker): Promise<string | undefined> =>
  (await app.pool.query('select name from access_staff where id = $1', [staffId])).rows[0]?.name

/** Pages that send such a call and do not say which row the form shows. */
export const findBlindForms = async (calls: readonly NamedCall[]): Promise<Finding[]> => {
  const telling = calls.filter(tellsSecond)
  const sentBy = new Map<string, string[]>(telling.map(({ name }) => [name, []]))
  for await (const file of glob('app/**/*.tsx')) {
    const text = readFileSync(file, 'utf8')
    for (const [name, files] of sentBy) if (new RegExp(`\\b${name}\\b(?!>)`).test(text)) files.push(text)
  }
  return telling.flatMap((call) => {
    const forms = (sentBy.get(call.name) ?? []).filter((text) => /<(Edit|Page)Form/.test(text))
    const says = forms.length === 0 ? 'no form sends it' : 'a form sends it and does not say which row it shows'
    return forms.length > 0 && forms.every((text) => /\bedited=\{/.test(text)) ? [] : [finding(call, says)]
  })
}
