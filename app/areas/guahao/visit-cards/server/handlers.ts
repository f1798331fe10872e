import { randomInt } from 'node:crypto'
import { findMember, keepMember } from '#app/areas/account/members/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type * as contract from '../contract.ts'
import { asCard } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async bindList({ member_id: memberId, unit_id: hospitalId }, { db, patient, config, refuse }) {
    if (memberId !== undefined && !(await findMember(db, patient, memberId))) return refuse('not-found')
    const cards = await queries.listCards(db, patient, { memberId, hospitalId })
    return { list: cards.map((row) => asCard(row, config)) }
  },

  async createCard({ member_id: memberId, unit_id: hospitalId }, ctx) {
    const { refuse } = ctx
    return ctx.transact(async (inside) => {
      const member = await keepMember(inside.db, ctx.patient, memberId)
      if (!member) return refuse('not-found')
      if (!(await findHospital(inside.db, hospitalId))) return refuse('unknown-unit')
      if (!member.hasIdNumber) return refuse('id-needed')
      const number = `Y${Array.from({ length: 11 }, () => randomInt(10)).join('')}`
      await bind(inside, { memberId, hospitalId, number, origin: 'created' })
      return cardOf(inside, memberId, hospitalId)
    })
  },

  async addCard({ member_id: memberId, unit_id: hospitalId, card_no }, ctx) {
    const { refuse } = ctx
    return ctx.transact(async (inside) => {
      if (!(await keepMember(inside.db, ctx.patient, memberId))) return refuse('not-found')
      if (!(await findHospital(inside.db, hospitalId))) return refuse('unknown-unit')
      const number = card_no.toUpperCase()
      const isNew = await bind(inside, { memberId, hospitalId, number, origin: 'bound' })
      const [has] = await queries.listCards(inside.db, ctx.patient, { memberId, hospitalId })
      if (!has) return refuse('taken')
      const card = asCard(has, ctx.config)
      return isNew || card.card_no === number ? card : refuse('has-card', { tail: card.card_no.slice(-4) })
    })
  },
}

interface Binding {
  memberId: number
  hospitalId: number
  number: string
  origin: 'bound' | 'created'
}

/** Writes a card down; false where the member has one, or the number is somebody else's. */
const bind = ({ db, now, patient, config }: PatientContext, { number, ...binding }: Binding) => {
  const seal = sealOf(config)
  const sealed = { cardSealed: seal.seal(number, 'visit-card'), cardIndex: seal.index(number, 'visit-card') }
  return queries.insertCard(db, { ...binding, ...sealed, patientId: patient, boundAt: now })
}

const cardOf = async ({ db, patient, config }: PatientContext, memberId: number, hospitalId: number) => {
  const [card] = await queries.listCards(db, patient, { memberId, hospitalId })
  if (!card) throw new Error('the card that was made is gone')
  return asCard(card, config)
}
