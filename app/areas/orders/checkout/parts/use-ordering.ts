import { createGiftOrder } from '#app/areas/orders/gifts/contract.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { submitGoodsOrder } from '../contract.ts'

type GiftCard = Pick<CallInput<typeof createGiftOrder>, 'gift_from' | 'gift_to' | 'gift_words'>

/** Orders what stands on the confirm page: as a gift where there is a card for it. */
export const useOrdering = () => {
  const [submitting, giving] = [useAct(submitGoodsOrder), useAct(createGiftOrder)]
  const run = (wanted: CallInput<typeof submitGoodsOrder>, card: GiftCard | undefined) =>
    card ? giving.run({ ...wanted, ...card }) : submitting.run(wanted)
  return { run, busy: submitting.busy || giving.busy, error: giving.error ?? submitting.error }
}
