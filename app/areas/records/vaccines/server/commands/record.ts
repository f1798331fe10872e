import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { carerRelations, mayWrite } from '#app/areas/records/children/rules.ts'
import { type Child, findChild, findChildWith, type SealedRow } from '#app/areas/records/children/server/public.ts'
import type { Context, PatientContext, PatientId } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type Dose, faultOfGiven, type Given, type Programme } from '../../rules.ts'
import { asVaccination, type Choices, noChoices, opened, sealed, type Vaccination } from '../present.ts'
import * as queries from '../queries.ts'

/** How long a process works with an edition before it looks for a newer one. */
const FRESH_SECONDS = 300

/** The schedule of a programme that counts today, with its doses by their ages; undefined where none was ever taken. */
export const findSchedule = (ctx: Pick<Context, 'db' | 'now'>, programme: Programme = 'free') =>
  cached(ctx, `vaccine schedule ${programme}`, FRESH_SECONDS, async () => {
    const edition = await queries.findEdition(ctx.db, programme, dayOf(ctx.now))
    if (!edition) return undefined
    const rows = await queries.listDoses(ctx.db, edition.id)
    const doses: Dose[] = rows.map(({ doseId: id, editionId: _, ...dose }) => ({ ...dose, id }))
    return { edition, doses }
  })

/** What a child was given, and which lines were chosen for it. */
export const findHistory = async (ctx: Pick<Context, 'db' | 'config'>, childId: number) => {
  const { given, chosen } = await queries.findHistory(ctx.db, childId)
  return asHistory(ctx, given, chosen)
}

/** A child of who asks with the same, in one question; undefined for who has nothing to do with it. */
export const findVaccinated = async (ctx: PatientContext, childId: number) => {
  const found = await findChildWith(ctx, childId, queries.historyBeside)
  if (!found) return undefined
  const { given, chosen } = found.more
  return { child: found.child, ...asHistory(ctx, given, chosen[0]?.contentSealed) }
}

const asHistory = (ctx: Pick<Context, 'config'>, given: readonly SealedRow[], chosen: string | undefined) => ({
  given: given.map((row) => asVaccination(ctx, row)),
  choices: chosen === undefined ? noChoices : opened<Choices>(ctx, chosen),
})

/** A child about whom who asks may write, which nobody else changes meanwhile. */
const writing = async <T>(
  ctx: PatientContext,
  childId: number,
  work: (inside: PatientContext, child: Child) => Promise<T>,
): Promise<T | Refused<'not-found' | 'see-only'>> =>
  transactInside(ctx, async (inside) => {
    const child = await findChild(inside, childId)
    if (!child) return new Refused('not-found')
    if (!mayWrite(child.rights)) return new Refused('see-only')
    // Two carers may write the same dose down at once.
    await lockPatient(inside.db, child.ownerId as PatientId)
    return work(inside, child)
  })

/** Writes down that a dose was given, or another day for it; names what stands in the way. */
export const give = (ctx: PatientContext, childId: number, said: Given & { note: string }) =>
  writing(ctx, childId, async (inside, child) => {
    const [free, selfPaid] = [await findSchedule(inside), await findSchedule(inside, 'self-paid')]
    const doses = [...(free?.doses ?? []), ...(selfPaid?.doses ?? [])]
    const { given } = await findHistory(inside, childId)
    const before = given.find(({ dose }) => dose === said.dose)
    const others = given.filter(({ dose }) => dose !== said.dose)
    const fault = faultOfGiven(doses, child, others, said, dayOf(inside.now))
    if (fault) return new Refused(fault)
    const by = child.relation === null ? '' : carerRelations[child.relation]
    if (before) await queries.deleteVaccination(inside.db, childId, before.id)
    const contentSealed = sealed(inside, { ...said, by } satisfies Vaccination)
    await queries.insertVaccinations(inside.db, [{ childId, contentSealed, addedAt: inside.now }])
    return undefined
  })

/** A dose that was written down was not given. */
export const undo = (ctx: PatientContext, childId: number, dose: string) =>
  writing(ctx, childId, async (inside) => {
    const { given } = await findHistory(inside, childId)
    for (const one of given) if (one.dose === dose) await queries.deleteVaccination(inside.db, childId, one.id)
    return undefined
  })

/** Chooses the line of a series for a child of which nothing of it was given. */
export const choose = (ctx: PatientContext, childId: number, series: string, variant: string) =>
  writing(ctx, childId, async (inside) => {
    const schedule = await findSchedule(inside)
    const own = schedule?.doses.filter((dose) => dose.series === series) ?? []
    if (!own.some((dose) => dose.variant === variant)) return new Refused('unknown-line')
    const { given, choices } = await findHistory(inside, childId)
    if (own.some(({ id }) => given.some(({ dose }) => dose === id))) return new Refused('begun')
    await queries.putChoices(
      inside.db,
      childId,
      sealed(inside, { ...choices, lines: { ...choices.lines, [series]: variant } } satisfies Choices),
    )
    return undefined
  })

/** Says whether the family is reminded of a child's vaccines. */
export const remind = (ctx: PatientContext, childId: number, isOn: boolean) =>
  writing(ctx, childId, async (inside) => {
    const { choices } = await findHistory(inside, childId)
    await queries.putChoices(inside.db, childId, sealed(inside, { ...choices, isQuiet: !isOn } satisfies Choices))
    return undefined
  })

/** Says whether the self-paid vaccines are shown for a child. */
export const showSelfPaid = (ctx: PatientContext, childId: number, isOn: boolean) =>
  writing(ctx, childId, async (inside) => {
    const { choices } = await findHistory(inside, childId)
    await queries.putChoices(inside.db, childId, sealed(inside, { ...choices, showsSelfPaid: isOn } satisfies Choices))
    return undefined
  })
