import { useEffect, useState } from 'react'
import type { OrderSeen } from '#app/areas/guahao/booking/cards/order-card.tsx'
import { orderList } from '#app/areas/guahao/booking/contract.ts'
import type { Stop } from '#app/areas/guahao/stops/cards/stop-notice.tsx'
import { stopList } from '#app/areas/guahao/stops/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'

/** What waits for the patient, the most urgent alone: a stopped clinic, a place to pay, their next appointment. */
export type NextStep =
  | { kind: 'stopped'; stop: Stop }
  | { kind: 'unpaid'; order: OrderSeen }
  | { kind: 'upcoming'; order: OrderSeen }

interface Mine {
  step: NextStep | undefined
  /** Messages that they have not read. */
  unread: number
}

const nobody: Mine = { step: undefined, unread: 0 }

/** What concerns who is signed in; a visitor is asked nothing, and a home without it is a home all the same. */
export const useMine = (): Mine => {
  const key = useSession()
  const [known, setKnown] = useState<Mine & { key: string }>()
  useEffect(() => {
    if (key === null) return
    findMine().then(
      (mine) => setKnown({ key, ...mine }),
      () => undefined,
    )
  }, [key])
  return known?.key === key ? known : nobody
}

const findMine = async (): Promise<Mine> => {
  const [stops, unpaid, upcoming, { unread_num: unread }] = await Promise.all([
    callApi(stopList, { page_size: 1 }),
    callApi(orderList, { state: 'unpaid', page_size: 1 }),
    callApi(orderList, { state: 'upcoming', page_size: 20 }),
    callApi(messages, { page_size: 1 }),
  ])
  return { step: stepOf(stops.list[0], unpaid.list[0], upcoming.list), unread }
}

const stepOf = (
  stop: Stop | undefined,
  unpaid: OrderSeen | undefined,
  upcoming: readonly OrderSeen[],
): NextStep | undefined => {
  if (stop?.state === 'open') return { kind: 'stopped', stop }
  if (unpaid) return { kind: 'unpaid', order: unpaid }
  const [next] = [...upcoming].sort((a, b) => (a.begin_time < b.begin_time ? -1 : 1))
  return next && { kind: 'upcoming', order: next }
}
