import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { reportCart } from '../cards/use-cart.ts'
import { cartPut, type cartShow, confirmGoodsOrder } from '../contract.ts'

export type CartShown = CallOutput<typeof cartShow>
export type CartLine = CartShown['list'][number]
type Quote = CallOutput<typeof confirmGoodsOrder>

/** Whether what stands in the cart can be ordered as it stands. */
export const mayOrder = ({ most_num, buy_num }: CartLine): boolean => most_num > 0 && buy_num <= most_num

/** The cart as the page works on it: what is ticked, how many of each, and what that comes to, which the server reckons. */
export const useCartPage = (first: CartShown) => {
  const [cart, setCart] = useState(first)
  // What was unticked is kept, so that what is put in meanwhile comes ticked.
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const putting = useAct(cartPut)
  useEffect(() => {
    setCart(first)
    reportCart(first)
  }, [first])
  const ticked = cart.list.filter((line) => mayOrder(line) && !unticked.has(line.special_id))
  const { sums, words } = useSums(ticked)

  const tick = (lines: readonly CartLine[], isTicked: boolean) => {
    const next = new Set(unticked)
    for (const { special_id } of lines) isTicked ? next.delete(special_id) : next.add(special_id)
    setUnticked(next)
  }
  const put = async ({ goods_id, special_id }: CartLine, buy_num: number) => {
    const after = await putting.run({ goods_id, special_id, buy_num })
    if (!after) return
    setCart(after)
    reportCart(after)
  }
  return { cart, ticked, sums, words, tick, put, busy: putting.busy, error: putting.error }
}

/** What the ticked things come to now; undefined while it is reckoned, and the words where it cannot be. */
const useSums = (ticked: readonly CartLine[]) => {
  const [said, setSaid] = useState<{ of: string; sums?: Quote; words?: string }>({ of: '' })
  const ids = ticked.map(({ special_id }) => special_id).join(',')
  // The same goods in other pieces come to something else.
  const wanted = ids && `${ids} ${ticked.map(({ buy_num }) => buy_num).join(',')}`
  useEffect(() => {
    if (wanted === '') return setSaid({ of: '' })
    let isWanted = true
    callApi(confirmGoodsOrder, { cart_special_ids: ids }).then(
      (sums) => isWanted && setSaid({ of: wanted, sums }),
      (thrown) => {
        if (!(thrown instanceof WireError)) throw thrown
        if (isWanted) setSaid({ of: wanted, words: thrown.words })
      },
    )
    return () => {
      isWanted = false
    }
  }, [ids, wanted])
  const isNow = said.of === wanted
  return { sums: isNow ? said.sums : undefined, words: isNow ? said.words : undefined }
}
