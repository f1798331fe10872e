import { useEffect, useState } from 'react'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { memberHealthcardList } from '../contract.ts'

export type HealthCard = CallOutput<typeof memberHealthcardList>['list'][number]

/** The patient's cards, and those who may have one. */
export interface Mine {
  cards: readonly HealthCard[]
  members: readonly Member[]
}

type MyCards = 'visitor' | 'loading' | 'failed' | Mine

/** What the page shows of who is signed in, fetched by the browser; `again` fetches it anew. */
export const useMyCards = (): { mine: MyCards; again: () => void } => {
  const key = useSession()
  const [known, setKnown] = useState<{ key: string; mine: MyCards }>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches the same again
  useEffect(() => {
    if (key === null) return
    let isHere = true
    const settle = (mine: MyCards) => isHere && setKnown({ key, mine })
    Promise.all([callApi(memberHealthcardList, {}), callApi(memberListApi, { page_size: 50 })]).then(
      ([{ list: cards }, { list: members }]) => settle({ cards, members }),
      () => settle('failed'),
    )
    return () => {
      isHere = false
    }
  }, [key, tries])
  const again = () => {
    setKnown((before) => (before?.mine === 'failed' ? undefined : before))
    setTries(tries + 1)
  }
  if (key === null) return { mine: 'visitor', again }
  return { mine: known?.key === key ? known.mine : 'loading', again }
}
