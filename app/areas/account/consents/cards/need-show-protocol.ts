import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { isShowUserProtocol } from '../contract.ts'

/** -1: nobody has said yet [X202]. */
export type NeedShowProtocol = -1 | 0 | 1

interface Question {
  needShowProtocol: NeedShowProtocol
  version: number
}

/** Before anything was asked. */
export const unasked: Question = { needShowProtocol: -1, version: 0 }

/** Whether the protocol must be shown to who is here; stays unasked where no answer comes, and the next home asks again. */
export const findNeed = (): Promise<Question> =>
  callApi(isShowUserProtocol, {}).then(
    ({ is_show, version }) => ({ needShowProtocol: is_show === 1 ? 1 : 0, version }),
    () => unasked,
  )

/** The same for a page; another person is another question. */
export const useNeedShowProtocol = (): Question => {
  const key = useSession()
  const [known, setKnown] = useState<{ key: string | null; question: Question }>()
  useEffect(() => {
    if (key !== null) findNeed().then((question) => setKnown({ key, question }))
  }, [key])
  return known?.key === key ? known.question : unasked
}
