import { findPapers } from '#app/areas/account/members/server/public.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { maskCard, maskIdNumber, maskName } from '#kit/seal/mask.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { stepOf, stepWords } from '../rules.ts'
import type { CardRow } from './queries.ts'

/** The kind of sealed text. */
export const NUMBER = 'bank-card'

/** A card as its owner sees it. */
export const asCard = async (ctx: Context, patient: PatientId, card: CardRow) => {
  const papers = await findPapers(ctx, patient, card.memberId)
  const state = stepOf(card)
  return {
    record_id: card.id,
    rechargeBank: card.bank,
    member_id: card.memberId,
    add_time: card.addedAt,
    card_no: maskCard(sealOf(ctx.config).open(card.numberSealed, NUMBER)),
    isSub: state === 'open',
    state,
    state_desc: stepWords[state],
    subBalanceMoney: card.balanceFen,
    thirdTrueName: maskName(papers?.truename ?? ''),
    thirdIdCard: maskIdNumber(papers?.idNumber ?? ''),
    subphotoInfo: card.photos.map((address) => lendAddress(ctx, address)).join(','),
  }
}
