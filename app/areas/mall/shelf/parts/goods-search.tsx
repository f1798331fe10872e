import { SearchBox } from '#kit/ui/search-box.tsx'

/** Leads to the goods among what a search finds. */
export function GoodsSearch({ placeholder = '搜体检、项目、商品' }: { placeholder?: string }) {
  return <SearchBox action="/search/index" name="keyword" fixed={{ type: 'goods' }} placeholder={placeholder} />
}
