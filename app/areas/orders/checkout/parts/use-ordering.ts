import { createGiftOrder } from '#app/areas/orders/gifts/contract.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Asks } from '#kit/wire/call.ts'
import { createGoodsOrder, submitGoodsOrder } from '../contract.ts'

type GiftCard = Pick<Asks<typeof createGiftOrder>, 'gift_from' | 'gift_to' | 'gift_words'>

/**
 * Orders what stands on the confirm page: as a gift where there is a card for it; what many may want in the same moment
 * by a call of its own, which takes one thing.
 */
export const useOrdering = () => {
  const [submitting, creating, giving] = [useAct(submitGoodsOrder), useAct(createGoodsOrder), useAct(createGiftOrder)]
  const run = (wanted: Asks<typeof submitGoodsOrder>, card: GiftCard | undefined) => {
    const { goods_id, special_id, act_id } = wanted
    if (card) return giving.run({ ...wanted, ...card })
    return act_id && goods_id && special_id ? creating.run({ ...wanted, goods_id, special_id }) : submitting.run(wanted)
  }
  return {
    run,
    busy: submitting.busy || creating.busy || giving.busy,
    error: giving.error ?? creating.error ?? submitting.error,
  }
}
