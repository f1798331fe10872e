import {
  findIdNumber,
  findMember,
  findMemberWithId,
  findPapers,
  keepMember,
  listOwnMembers,
} from '#app/areas/account/members/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { normaliseIdNumber } from '#kit/check/id-card.ts'
import { newId } from '#kit/random/new-id.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import type * as contract from '../../contract/signing.ts'
import { type CrowdTag, crowdTags, isCrowdTag, mayApply, signingStatus, statusWords } from '../../rules.ts'
import { refreshStatus, residentOf } from '../commands/status.ts'
import { asSigning, asTeams, closed, opened } from '../present.ts'
import * as queries from '../queries.ts'

type Ask = ParsedInput<typeof contract.applyFamilyDoc>
type Refused = RefusalName<typeof contract.applyFamilyDoc>

/** How a resident stands with the account that asks. */
const standingOf = async (ctx: PatientContext, idNumber: string | undefined) => {
  const live = idNumber === undefined ? undefined : await queries.findLive(ctx.db, residentOf(ctx, idNumber))
  return { live, ...standingBy(ctx, live) }
}

const standingBy = ({ now, patient }: PatientContext, live: queries.SigningRow | undefined) => {
  const status = signingStatus(live?.state, live?.patientId === patient)
  return { status, mayApply: mayApply(status, live?.endsOn ?? null, dayOf(now)) }
}

/** Writes an application, or names what stands in its way. */
const apply = async (ctx: PatientContext, input: Ask): Promise<{ id: string } | Refused> => {
  const { db, now, patient } = ctx
  if (!(await keepMember(db, patient, input.member_id))) return 'not-found'
  if (!input.tag_ids.every(isCrowdTag)) return 'unknown-tag'
  const team = await queries.lockTeam(db, { doctorId: input.doctor_id })
  if (!team) return 'no-team'
  const idNumber = await findIdNumber(ctx, patient, input.member_id)
  if (idNumber === undefined) return 'id-needed'
  const { live, mayApply: isFree } = await standingOf(ctx, idNumber)
  if (!isFree) return 'not-free'
  const isRenewal = live?.teamId === team.id
  if (!isRenewal && (await queries.countResidents(db, team.id)) >= team.capacity) return 'full'
  const id = newId()
  const seal = sealOf(ctx.config)
  const isNew = await queries.insertSigning(db, {
    id,
    teamId: team.id,
    patientId: patient,
    memberId: input.member_id,
    state: 'pending',
    madeAt: now,
    idSealed: seal.seal(idNumber, 'id-number'),
    idIndex: seal.index(idNumber, 'id-number'),
    tagIds: [...new Set(input.tag_ids)],
    remarkSealed: closed(ctx, input.remark ?? ''),
  })
  if (!isNew) return 'not-free'
  await refreshStatus(ctx, idNumber)
  return { id }
}

/** A signing with its team; none where the leader of that is gone. */
const shown = async (ctx: PatientContext, row: queries.ShownSigning) => {
  const [team] = await asTeams(ctx, [row.team])
  return team && asSigning(row, team, ctx.now)
}

const asStatus = (signing_status: number) => ({ signing_status, status_desc: statusWords[signing_status] ?? '' })

export const signingHandlers: Handlers<typeof contract> = {
  async applyFamilyDoc(input, ctx) {
    const made = await ctx.transact((inside) => apply(inside, input))
    if (typeof made !== 'string') return made
    if (made !== 'not-free') return ctx.refuse(made)
    const { status } = await standingOf(ctx, await findIdNumber(ctx, ctx.patient, input.member_id))
    return ctx.refuse(made, { status: statusWords[status] ?? '' })
  },

  async getApplyDetail({ id }, ctx) {
    const found = await queries.findOwnSigning(ctx.db, ctx.patient, id)
    const page = found && (await shown(ctx, found))
    if (!found || !page) return ctx.refuse('not-found')
    const { signing: row } = found
    return {
      ...page,
      tags: row.tagIds.map((tag) => crowdTags[tag as CrowdTag]),
      remark: opened<string>(ctx, row.remarkSealed),
      reason: row.reason,
      promises: await queries.listAgreed(ctx.db, id),
      add_time: row.madeAt,
      decide_time: row.decidedAt,
    }
  },

  async memberFamilyDoc({ member_id: memberId }, ctx) {
    const found = await findMemberWithId(ctx, ctx.patient, memberId)
    if (!found) return ctx.refuse('not-found')
    const resident = found.idNumber === undefined ? [] : residentOf(ctx, found.idNumber)
    const { live, latest } = await queries.findStanding(ctx.db, resident, { patientId: ctx.patient, memberId })
    const standing = standingBy(ctx, live)
    const info = latest && (await shown(ctx, latest))
    return { ...asStatus(standing.status), may_apply: standing.mayApply, memberFamilyDocInfo: info ?? null }
  },

  async getStatusByCard({ id_card }, ctx) {
    const idNumber = normaliseIdNumber(id_card)
    for (const { id } of await listOwnMembers(ctx.db, ctx.patient))
      if ((await findIdNumber(ctx, ctx.patient, id)) === idNumber)
        return asStatus((await standingOf(ctx, idNumber)).status)
    return ctx.refuse('not-found')
  },

  async isNeedImportOrder({ member_id: memberId }, ctx) {
    if (!(await findMember(ctx.db, ctx.patient, memberId))) return ctx.refuse('not-found')
    const papers = await findPapers(ctx, ctx.patient, memberId)
    const count = papers ? await queries.countUnclaimed(ctx.db, residentOf(ctx, papers.idNumber)) : 0
    return { is_need: count > 0, count }
  },

  async importOrderByMember({ member_id: memberId }, ctx) {
    const said = await ctx.transact(async (inside) => {
      const { db, patient: patientId } = inside
      if (!(await keepMember(db, patientId, memberId))) return 'not-found'
      const papers = await findPapers(inside, patientId, memberId)
      if (!papers) return 'not-certified'
      const owner = { patientId, memberId }
      const count = await queries.claimSignings(db, residentOf(inside, papers.idNumber), owner)
      await refreshStatus(inside, papers.idNumber)
      return { count }
    })
    return typeof said === 'string' ? ctx.refuse(said) : said
  },
}
