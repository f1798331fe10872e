import { useState } from 'react'
import type { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { payTypes } from '#app/areas/mall/goods/rules.ts'
import { confirmAbroadAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { AbroadUnitCard } from '#app/areas/overseas/directory/cards/abroad-unit-card.tsx'
import { adviserAddress, serviceAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, onServer } from '#kit/wire/load.ts'
import { loadService } from '../parts/load-service.ts'
import { useProvenService } from '../parts/use-proven-service.ts'
import type { Route } from './+types/product'

export { handle } from 'virtual:rows/R084'

export const loader = onServer(loadService)
export const clientLoader = inBrowser(loadService)
type Special = CallOutput<typeof goodsDetail>['specials'][number]

export default function AbroadProductPage({ loaderData: { goods, about } }: Route.ComponentProps) {
  const usual = goods.specials.find(({ isDefault }) => isDefault === 1) ?? goods.specials[0]
  const [chosenId, choose] = useState<number>()
  const special = goods.specials.find(({ special_id }) => special_id === chosenId) ?? usual
  const { isProven, words } = useProvenService(about)
  const whyNot = isProven ? goods.why_not : words
  const { goods_id } = goods
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <Card>
          <Price yuan={special?.price ?? goods.price} size="large" />
          <h2 className="pt-8 text-18 font-semibold">{goods.goods_name}</h2>
          <p className="pt-4 text-14 text-ink-2">{goods.subtitle}</p>
        </Card>
        {whyNot && <Notice tone="danger">{whyNot}</Notice>}
        {special && <Specials specials={goods.specials} chosen={special} onChoose={choose} />}
        {special && goods.pay_types.includes(payTypes.deposit) && special.deposit !== '0.00' && (
          <Notice>可以先付定金 ¥{special.deposit}，下一页选择付款方式。还没有开始翻译的，定金全额退。</Notice>
        )}
        <AbroadUnitCard unit={about.unit} />
        <CellGroup>
          <Cell title="看价目明细" note="每一项多少钱，付给谁" to={serviceAddress(goods_id)} />
          <Cell title="问顾问" note="买之前先问问适不适合" to={adviserAddress({ goods_id })} />
        </CellGroup>
      </div>
      <BottomAction aside={<Price yuan={special?.price ?? goods.price} />}>
        {special && !whyNot && special.stock > 0 ? (
          <ButtonLink to={confirmAbroadAddress({ goods_id, special_id: special.special_id, buy_num: 1 })}>
            立即购买
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={adviserAddress({ goods_id })}>
            问顾问
          </ButtonLink>
        )}
      </BottomAction>
    </Frame>
  )
}

interface SpecialsProps {
  specials: readonly Special[]
  chosen: Special
  onChoose: (id: number) => void
}

function Specials({ specials, chosen, onChoose }: SpecialsProps) {
  return (
    <Card title="选择规格">
      <fieldset className="flex flex-wrap gap-8">
        <legend className="sr-only">规格</legend>
        {specials.map(({ special_id, special_name, stock }) => (
          <ChipChoice
            key={special_id}
            type="radio"
            name="special"
            checked={special_id === chosen.special_id}
            disabled={stock === 0}
            onChange={() => onChoose(special_id)}
          >
            {special_name || '一人份'}
            {stock === 0 && ' 已售罄'}
          </ChipChoice>
        ))}
      </fieldset>
    </Card>
  )
}
