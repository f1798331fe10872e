import { useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { orderDetail } from '../contract.ts'
import { useEveryWhileSeen } from './use-every-while-seen.ts'

/** An appointment as its page shows it. */
export type Order = CallOutput<typeof orderDetail>

/**
 * The appointment as it is now: asked anew by `refresh`, and every `everyMs(order)` while the page is looked at. An
 * answer that does not come changes nothing, so a corridor without network does not cost the page.
 */
export const useLiveOrder = (loaded: Order, everyMs: (order: Order) => number | undefined) => {
  const [live, setLive] = useState({ loaded, order: loaded })
  const order = live.loaded === loaded ? live.order : loaded
  const refresh = () =>
    callApi(orderDetail, { id: loaded.order_id }).then(
      (answer) => setLive({ loaded, order: answer }),
      () => undefined,
    )
  useEveryWhileSeen(everyMs(order), refresh)
  return { order, refresh }
}
