import { useEffect, useState } from 'react'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import type { Quote } from '../cards/destination.tsx'
import { confirmGoodsOrder } from '../contract.ts'

/** What an order would be for who reads the page, and the people they book for. */
interface Own {
  quote: Quote
  members: CallOutput<typeof memberListApi>['list']
}

/** One piece of goods in an activity. */
export interface ActivityWish {
  goods_id: number
  special_id: number
  act_id: string
  address_id: number | undefined
}

/** Asks what is the reader's own on an open page; where they cannot order: the words that say why. Nothing for a visitor. */
export const useOwnQuote = ({ goods_id, special_id, act_id, address_id }: ActivityWish) => {
  const key = useSession()
  const [own, setOwn] = useState<Own | string>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    setOwn(undefined)
    if (key === null) return
    let isWanted = true
    const asked = { goods_id, special_id, act_id, address_id, buy_num: 1 }
    // The second also where nobody has to come: only it leaves the page when the key has died.
    Promise.all([callApi(confirmGoodsOrder, asked), callApi(memberListApi, {})])
      .then(([quote, { list: members }]): Own => ({ quote, members }))
      .catch(wordsOf)
      .then((found) => isWanted && setOwn(found))
    return () => {
      isWanted = false
    }
  }, [key, goods_id, special_id, act_id, address_id, tries])
  return {
    isVisitor: key === null,
    mine: typeof own === 'string' ? undefined : own,
    words: typeof own === 'string' ? own : undefined,
    again: () => setTries(tries + 1),
  }
}

const wordsOf = (thrown: unknown): string => {
  if (thrown instanceof WireError) return thrown.words
  throw thrown
}
