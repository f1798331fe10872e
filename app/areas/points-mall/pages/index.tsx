import { ChevronRightIcon } from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { labelAddress } from '../cards/points-address.ts'
import { pointCategories, pointGoodsList, pointHome } from '../contract.ts'
import { BalanceBar } from '../parts/balance-bar.tsx'
import { Banners } from '../parts/banners.tsx'
import { GoodsGrid } from '../parts/goods-tile.tsx'
import { GrowingGrid } from '../parts/growing-grid.tsx'
import { useOwnView } from '../parts/use-own-view.ts'
import { allSorts, type Sort, sortWords } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R122'

const SIZE = 10

interface Shelf {
  category_id: number | undefined
  sort: Sort
}

const shelfAddress = ({ category_id, sort }: Shelf): string =>
  address('/integral/index', { category_id, sort: sort === 'usual' ? undefined : sort })

const load = async ({ callApi, query }: Loading) => {
  const sort = allSorts.find((known) => known === query.get('sort')) ?? 'usual'
  const shelf: Shelf = { category_id: maybeId(query, 'category_id'), sort }
  const [home, categories, goods] = await Promise.all([
    callApi(pointHome, {}),
    callApi(pointCategories, {}),
    callApi(pointGoodsList, { ...shelf, page: 1, page_size: SIZE }),
  ])
  return { shelf, home, categories: categories.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PointsMallPage({ loaderData: { shelf, home, categories, goods } }: Route.ComponentProps) {
  useOwnView()
  const isHome = shelf.category_id === undefined && shelf.sort === 'usual'
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <BalanceBar balance={home.balance} />
        {isHome && <Banners banners={home.banners} />}
        {isHome && home.blocks.map((block) => <Block key={block.label_id} block={block} />)}
        <section className="space-y-8">
          <h2 className="text-18 font-semibold">全部商品</h2>
          <div className="-mx-16">
            <FilterBar
              label="分类"
              filters={[
                { text: '全部', to: shelfAddress({ ...shelf, category_id: undefined }), current: !shelf.category_id },
                ...categories.map(({ category_id, title }) => ({
                  text: title,
                  to: shelfAddress({ ...shelf, category_id }),
                  current: category_id === shelf.category_id,
                })),
              ]}
            />
            <FilterBar
              label="排序"
              filters={allSorts.map((sort) => ({
                text: sortWords[sort],
                to: shelfAddress({ ...shelf, sort }),
                current: sort === shelf.sort,
              }))}
            />
          </div>
          <GrowingGrid
            first={goods}
            size={SIZE}
            load={async (page) => (await callApi(pointGoodsList, { ...shelf, page, page_size: SIZE })).list}
            empty={
              <Empty
                drawing="bag"
                title="这里还没有商品"
                text={shelf.category_id ? '换个分类看看吧。' : '新的商品会陆续上架，积分先攒着。'}
              />
            }
          />
        </section>
      </div>
    </Frame>
  )
}

function Block({ block: { label_id, title, list } }: { block: CallOutput<typeof pointHome>['blocks'][number] }) {
  return (
    <section className="space-y-8">
      <div className="flex items-center justify-between gap-12">
        <h2 className="min-w-0 text-18 font-semibold">{title}</h2>
        <Link
          to={labelAddress(label_id)}
          aria-label={`${title}，查看更多`}
          className="flex min-h-target shrink-0 items-center text-14 text-ink-2"
        >
          更多
          <ChevronRightIcon />
        </Link>
      </div>
      <GoodsGrid list={list} />
    </section>
  )
}
