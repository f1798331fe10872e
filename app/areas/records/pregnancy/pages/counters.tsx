import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { pregnant } from '../contract.ts'
import { ContractionCounter } from '../parts/contraction-counter.tsx'
import { KickCounter } from '../parts/kick-counter.tsx'
import { placeOf, sendings } from '../parts/waiting.ts'
import type { Route } from './+types/counters'

export { handle } from 'virtual:rows/records-counters'

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  return callApi(pregnant, { userId })
})

export default function CountersPage({ loaderData: { record } }: Route.ComponentProps) {
  const isOpen = record !== null && !record.is_over
  return (
    <Frame bar={{}}>
      {isOpen ? (
        <div className="space-y-12 p-16">
          <WaitingLater place={placeOf(record)} sendings={sendings} />
          <KickCounter record={record} />
          <ContractionCounter record={record} />
        </div>
      ) : (
        <Empty
          title="没有正在记的怀孕记录"
          text="胎动和宫缩记在怀孕记录里。"
          action={<ButtonLink to="/records/index">看健康档案</ButtonLink>}
        />
      )}
    </Frame>
  )
}
