import { getCategory, getCityCategory } from '#app/areas/mall/catalogue/contract.ts'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { useShowCurrent } from '#kit/ui/show-current.ts'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { cityCategoryGoods } from '../contract.ts'
import { CategoryLinks } from '../parts/category-links.tsx'
import { OftenBought } from '../parts/often-bought.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/category'

export { handle } from 'virtual:rows/R061'

const load = async ({ callApi, query }: Loading) => {
  const { list: tops } = await callApi(getCategory, {})
  const chosen = tops.find(({ category_id }) => category_id === maybeId(query, 'category_id')) ?? tops[0]
  const category_id = chosen?.category_id
  const [under, goods] = await Promise.all([
    category_id ? callApi(getCityCategory, { category_id }) : { list: [] },
    category_id ? callApi(cityCategoryGoods, { category_id, page_size: 6 }) : { list: [] },
  ])
  return { tops, chosen, under: under.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CategoryPage({ loaderData: { tops, chosen, under, goods } }: Route.ComponentProps) {
  const showCurrent = useShowCurrent(chosen && String(chosen.category_id))
  return (
    <Frame bar={{}}>
      <div className="flex grow elder:flex-col">
        {/* In large letters a column beside it would leave the goods no room: it lies above them, to be pushed sideways. */}
        <nav
          ref={showCurrent}
          aria-label="全部分类"
          className="no-bar relative w-96 shrink-0 bg-well pb-16 elder:flex elder:w-full elder:overflow-x-auto elder:pb-0"
        >
          {tops.map(({ category_id, category_name }) => (
            <Link
              key={category_id}
              to={address('/health/category', { category_id })}
              replace
              aria-current={category_id === chosen?.category_id ? 'page' : undefined}
              className={classes(
                'flex min-h-target items-center px-12 py-8 text-14 elder:shrink-0',
                category_id === chosen?.category_id ? 'bg-page font-semibold text-accent-ink' : 'text-ink-2',
              )}
            >
              <span className="line-clamp-2 elder:max-w-240">{category_name}</span>
            </Link>
          ))}
        </nav>
        <div className="min-w-0 grow space-y-16 py-16">
          <div className="px-8">
            <CategoryLinks label={`${chosen?.category_name ?? ''}的细分`} categories={under} to="/health/productlist" />
          </div>
          <Section title="卖得最多" to={address('/health/productlist', { category_id: chosen?.category_id })}>
            <div className="space-y-12">
              {goods.map((one) => (
                <GoodsRow key={one.goods_id} goods={one} />
              ))}
              {goods.length === 0 && <p className="py-20 text-center text-14 text-ink-3">本城市还没有这类商品</p>}
            </div>
          </Section>
          <OftenBought />
        </div>
      </div>
    </Frame>
  )
}
