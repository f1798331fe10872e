import type { Member } from '#app/areas/account/members/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { CardRow } from './queries.ts'

export const asCard = ({ card, area }: CardRow, member: Member | undefined, config: Context['config']) => {
  const number = sealOf(config).open(card.cardSealed, 'health-card')
  return {
    health_card_id: card.id,
    member_id: card.memberId,
    truename: member?.truename ?? '',
    card_no: number,
    card_name: area.cardName,
    area_code: card.areaCode,
    area_name: area.areaName,
    issuer: area.issuer,
    qr_code: `ehc:${card.areaCode}:${number}`,
    add_time: card.issuedAt,
  }
}
