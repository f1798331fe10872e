import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { resolvePlace, storedPlace } from '#kit/bridge/place.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { ownPlace } from '../cards/own-place.ts'
import { goodsUnitList } from '../contract.ts'
import type { Route } from './+types/unit-list'

export { handle } from 'virtual:rows/R024'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const { list } = await callApi(goodsUnitList, { goods_id, ...ownPlace() })
  return { goods_id, list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function GoodsUnitsPage({ loaderData: { goods_id, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!storedPlace()) resolvePlace().then((place) => place && revalidate())
  }, [revalidate])
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {list.map((unit) => (
          <UnitCard key={unit.unit_id} unit={unit} />
        ))}
        {list.length === 0 && (
          <Empty
            title="这件商品寄到家"
            text="它不用到医院使用，下单后会寄给您。"
            action={<ButtonLink to={address('/health/product', { goods_id })}>看这件商品</ButtonLink>}
          />
        )}
      </div>
    </Frame>
  )
}
