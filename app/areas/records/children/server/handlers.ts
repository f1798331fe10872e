import { hashOf, mobileOf } from '#app/areas/access/patients/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { type CarerRelation, carerRelations, carerRights, sexOf } from '../rules.ts'
import { endCarer, inviteCarer, joinCarers } from './commands/carers.ts'
import { beginChild } from './commands/child.ts'
import { asBaby } from './present.ts'
import { findChild, listChildren } from './public.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async addBabyHr({ member_id: memberId, baby_name: name, sex, birthday, gestation_days, guardian_consent }, ctx) {
    const hasConsent = guardian_consent === 1
    const claim = { memberId, name, sex: sexOf(sex), birthday, gestationDays: gestation_days, hasConsent }
    const id = await beginChild(ctx, claim)
    return id instanceof Refused ? id : { id }
  },

  async userBaby({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    return { list: (await listChildren(ctx)).map((child) => asBaby(child, ctx)) }
  },

  async child({ child_id }, ctx) {
    const child = await findChild(ctx, child_id)
    return child ? asBaby(child, ctx) : ctx.refuse('not-found')
  },

  removeChild: ({ child_id }, ctx) =>
    ctx.transact(async (inside) => {
      const { db, patient } = inside
      if (!(await queries.deleteChild(db, patient, child_id))) return inside.refuse('not-found')
      const isLast = (await queries.listOwnChildren(db, patient)).length === 0
      if (isLast) await inside.emit('record.closed', { patientId: patient, kind: 'baby' })
      return {}
    }),

  async carers({ child_id }, ctx) {
    const child = await findChild(ctx, child_id)
    if (!child) return ctx.refuse('not-found')
    const rows = await queries.listCarers(ctx.db, child_id)
    const today = dayOf(ctx.now)
    // A carer sees themselves alone: who else is asked in is the owner's matter.
    const shown = rows.filter(({ patientId }) => child.rights === 'own' || patientId === ctx.patient)
    const list = shown.map(async (row) => ({
      id: row.id,
      relation_name: carerRelations[row.relation as CarerRelation],
      mobile: maskPhone((await mobileOf(ctx, row.patientId)) ?? ''),
      rights: row.rights,
      rights_words: carerRights[row.rights],
      until: row.until ?? '',
      is_over: row.until !== null && row.until < today ? 1 : 0,
      is_me: row.patientId === ctx.patient ? 1 : 0,
      add_time: row.addedAt,
    }))
    return { list: await Promise.all(list) }
  },

  async inviteCarer({ child_id: childId, ...asked }, ctx) {
    const made = await inviteCarer(ctx, { childId, ...asked })
    return made instanceof Refused ? made : { token: made.token, expire_time: made.expiresAt }
  },

  async carerInvitation({ token }, { db, now, refuse }) {
    const found = await queries.findInvitation(db, hashOf(token), now)
    if (!found) return refuse('over')
    const { relation, rights, until } = found.invitation
    return {
      relation_name: carerRelations[relation as CarerRelation],
      rights_words: carerRights[rights],
      until: until ?? '',
    }
  },

  async joinCarers({ token }, ctx) {
    const joined = await joinCarers(ctx, token)
    return joined instanceof Refused ? joined : { child_id: joined }
  },

  async endCarer({ child_id, carer_id }, ctx) {
    return (await endCarer(ctx, child_id, carer_id)) ? {} : ctx.refuse('not-found')
  },
}
