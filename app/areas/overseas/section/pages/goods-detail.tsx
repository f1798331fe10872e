import { AbroadUnitCard } from '#app/areas/overseas/directory/cards/abroad-unit-card.tsx'
import { adviserAddress, buyAddress, providerAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { inBrowser, onServer } from '#kit/wire/load.ts'
import { AskButton } from '../parts/ask-button.tsx'
import { type LoadedService, loadService } from '../parts/load-service.ts'
import { PriceLines } from '../parts/price-lines.tsx'
import { useProvenService } from '../parts/use-proven-service.ts'
import type { Route } from './+types/goods-detail'

export { handle } from 'virtual:rows/R069'

export const loader = onServer(loadService)
export const clientLoader = inBrowser(loadService)

export default function AbroadGoodsPage({ loaderData: { goods, about } }: Route.ComponentProps) {
  const { isProven, words } = useProvenService(about)
  const { unit_id } = about.unit
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <Head goods={goods} kind={about.category_name} />
        {!isProven && <Notice tone="danger">{words}</Notice>}
        <PriceLines about={about} />
        <AbroadUnitCard unit={about.unit} />
        {[...goods.detailParts, ...goods.serviceParts].map(({ title, lines }) => (
          <Card key={title} title={title}>
            <ul className="list-disc space-y-4 pl-16 text-14 text-ink-2">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        ))}
        <CellGroup>
          <Cell title="服务方资质" note="执业许可、合作授权和期限" to={providerAddress(unit_id)} />
        </CellGroup>
      </div>
      <BottomAction aside={<Price yuan={goods.price} />}>
        <AskButton to={adviserAddress({ goods_id: goods.goods_id })} unit_id={unit_id} isSecond>
          问顾问
        </AskButton>
        {isProven && <ButtonLink to={buyAddress(goods.goods_id)}>去购买</ButtonLink>}
      </BottomAction>
    </Frame>
  )
}

const Head = ({ goods, kind }: { goods: LoadedService['goods']; kind: string }) => (
  <Card>
    <div className="flex gap-12">
      <Picture
        src={goods.images[0] ?? ''}
        kind="product"
        alt=""
        width={80}
        height={80}
        first
        className="size-80 shrink-0 rounded-8 elder:hidden"
      />
      <div className="min-w-0">
        <h2 className="text-18 font-semibold">{goods.goods_name}</h2>
        <p className="pt-4 text-14 text-ink-2">{goods.subtitle}</p>
      </div>
    </div>
    <div className="flex flex-wrap gap-6 pt-8">
      <Tag tone="accent">{kind}</Tag>
      {goods.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {goods.is_demo === 1 && <Tag>示范数据</Tag>}
    </div>
    {goods.valid_days > 0 && <p className="pt-8 text-12 text-ink-3">购买后 {goods.valid_days} 天内有效</p>}
  </Card>
)
