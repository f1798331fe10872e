import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { findVip, noVip, type Vip } from './vip.ts'

/** Whether who is signed in is VIP and a member; a visitor is asked nothing, and neither. */
export const useVip = (userId: number | undefined): Vip => {
  const [seen, setSeen] = useState({ userId, vip: noVip })
  useEffect(() => {
    if (userId !== undefined) findVip(callApi, userId).then((vip) => setSeen({ userId, vip }))
  }, [userId])
  return seen.userId === userId ? seen.vip : noVip
}
