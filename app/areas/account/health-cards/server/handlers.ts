import { randomInt } from 'node:crypto'
import {
  findDefaultMember,
  findMember,
  keepMember,
  type Member,
  membersOf,
} from '#app/areas/account/members/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type * as contract from '../contract.ts'
import { asCard } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async healthcardAreaConfig(_, { db }) {
    const areas = await queries.listAreas(db)
    return {
      list: areas.map((area) => ({
        area_code: area.areaCode,
        area_name: area.areaName,
        card_name: area.cardName,
        issuer: area.issuer,
      })),
    }
  },

  async healthcardCreate({ user_id, member_id, area_code }, ctx) {
    const { patient, refuse } = ctx
    if (user_id !== undefined && user_id !== patient) return refuse('not-found')
    return ctx.transact(async (inside) => {
      const member = await keepMember(inside.db, patient, member_id)
      if (!member) return refuse('not-found')
      if (!(await queries.hasArea(inside.db, area_code))) return refuse('unknown-area')
      return member.hasIdNumber ? issue(inside, member, area_code) : refuse('id-needed')
    })
  },

  async memberHealthcardList({ member_id: memberId }, { db, patient, config, refuse }) {
    if (memberId !== undefined && !(await findMember(db, patient, memberId))) return refuse('not-found')
    const cards = await queries.listCards(db, patient, { memberId })
    const members = await membersOf(
      db,
      cards.map(({ card }) => card.memberId),
    )
    return { list: cards.map((row) => asCard(row, members.get(row.card.memberId), config)) }
  },

  async eHealthCard(_, { db, patient, config, refuse }) {
    const member = await findDefaultMember(db, patient)
    const [newest] = member ? await queries.listCards(db, patient, { memberId: member.id }) : []
    return newest ? asCard(newest, member, config) : refuse('no-card')
  },
}

/** The member's card in the area: the one that is there, or else a new one. */
const issue = async ({ db, now, patient, config }: PatientContext, member: Member, areaCode: number) => {
  const number = String(areaCode) + Array.from({ length: 12 }, () => randomInt(10)).join('')
  const seal = sealOf(config)
  const sealed = { cardSealed: seal.seal(number, 'health-card'), cardIndex: seal.index(number, 'health-card') }
  await queries.insertCard(db, { ...sealed, patientId: patient, memberId: member.id, areaCode, issuedAt: now })
  const [card] = await queries.listCards(db, patient, { memberId: member.id, areaCode })
  if (!card) throw new Error('the card that was issued is gone')
  return asCard(card, member, config)
}
