import { useEffect, useState } from 'react'
import { appointAddress } from '#app/areas/orders/appointments/cards/appointment-address.ts'
import { orderYuyueConfig } from '#app/areas/orders/appointments/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'

/**
 * For whom bought it: the hospitals that take them, each with where a time there is chosen. Their own browser asks, of their own
 * order alone; an order of somebody else, or one of which nothing is due, has none.
 */
export const useOpenUnits = (orderId: string, goodsId: number): ReadonlyMap<number, string> => {
  const key = useSession()
  const [open, setOpen] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    setOpen(new Map())
    if (orderId === '' || key === null) return
    const asked = { order_id: orderId, goods_id: goodsId }
    callApi(orderYuyueConfig, asked).then(
      ({ units, appointment }) =>
        setOpen(new Map(units.map(({ unit_id }) => [unit_id, appointAddress(appointment, { ...asked, unit_id })]))),
      () => undefined,
    )
  }, [orderId, goodsId, key])
  return open
}
