import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { getUserLimit } from '../contract.ts'

/** How many of limited goods the reader has bought already; nothing for who bought none. */
export function OwnLimit({ goodsId }: { goodsId: number }) {
  const key = useSession()
  const [bought, setBought] = useState(0)
  useEffect(() => {
    if (key === null) return setBought(0)
    let isWanted = true
    callApi(getUserLimit, { goods_id: goodsId }).then(
      ({ bought_num }) => isWanted && setBought(bought_num),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key, goodsId])
  return bought > 0 ? <>，您已买 {bought} 件</> : null
}
