import { Frame } from '#app/shell/frame.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { orderTrack } from '../contract.ts'
import { Track } from '../parts/track.tsx'
import type { Route } from './+types/logistics'

export { handle } from 'virtual:rows/R031'

export const clientLoader = behindGate(async ({ callApi, query }) =>
  callApi(orderTrack, { order_id: readCode(query, 'order_id') }),
)

export default function LogisticsPage({ loaderData: track }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <Track track={track} />
      </div>
    </Frame>
  )
}
