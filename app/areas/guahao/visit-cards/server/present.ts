import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { CardRow } from './queries.ts'

export const asCard = ({ card, hospitalName }: CardRow, config: Context['config']) => ({
  card_id: card.id,
  member_id: card.memberId,
  unit_id: card.hospitalId,
  unit_name: hospitalName,
  card_no: sealOf(config).open(card.cardSealed, 'visit-card'),
  origin: card.origin as 'bound' | 'created',
  add_time: card.boundAt,
})
