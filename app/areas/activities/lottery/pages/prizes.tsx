import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { addressList } from '#app/areas/orders/addresses/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { behindGate, maybeId } from '#kit/wire/load.ts'
import { myPrizes } from '../contract.ts'
import { ClaimSheet } from '../parts/claim-sheet.tsx'
import { PrizeRow, type Won } from '../parts/prize-row.tsx'
import type { Route } from './+types/prizes'

export { handle } from 'virtual:rows/R249'

const SIZE = 20

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const [prizes, addresses] = await Promise.all([callApi(myPrizes, { page_size: SIZE }), callApi(addressList, {})])
  const chosen = maybeId(query, 'addressId')
  const claimed = maybeId(query, 'prize_id')
  return {
    prizes: prizes.list,
    address: addresses.list.find(({ addressId }) => addressId === chosen) ?? addresses.list[0],
    claimed: prizes.list.find(({ prize_id, state }) => prize_id === claimed && state === 'open'),
  }
})

export default function PrizesPage({ loaderData: { prizes, address, claimed } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [claiming, setClaiming] = useState<Won | undefined>(claimed)
  const pages = useMorePages({
    first: prizes,
    size: SIZE,
    load: async (page) => (await callApi(myPrizes, { page, page_size: SIZE })).list,
    idOf: ({ prize_id }) => prize_id,
  })
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <ListPage pages={pages} empty={<NoPrizes />}>
          {(won) => <PrizeRow won={won} onClaim={() => setClaiming(won)} />}
        </ListPage>
      </div>
      {claiming && (
        <ClaimSheet
          won={claiming}
          address={address}
          onClose={() => setClaiming(undefined)}
          onDone={() => {
            setClaiming(undefined)
            revalidate()
          }}
        />
      )}
    </Frame>
  )
}

function NoPrizes() {
  return (
    <Empty
      drawing="bag"
      title="还没有奖品"
      text="每天都可以免费抽，抽中的奖品会放在这里。"
      action={
        <ButtonLink kind="secondary" to="/activity/lottery">
          去抽奖
        </ButtonLink>
      }
    />
  )
}
