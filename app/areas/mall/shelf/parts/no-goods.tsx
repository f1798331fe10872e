import { Loosen } from '#app/areas/mall/goods/cards/loosen.tsx'
import { countWishes, type GoodsWish, noWish } from '#app/areas/mall/goods/rules/wish.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'

interface NoGoodsProps {
  title?: string | undefined
  /** What was wanted of them, and where the list is with another wish. */
  wish?: GoodsWish
  to?: (wish: GoodsWish) => string
}

/** Where a list of goods is empty: what it says, and the way on. */
export function NoGoods({ title = '这里还没有商品', wish = noWish, to }: NoGoodsProps) {
  if (to && countWishes(wish) > 0)
    return (
      <>
        <Empty title="没有符合筛选的商品" text="放宽一个条件，多半就有了。" />
        <Loosen wish={wish} to={to} />
      </>
    )
  return (
    <Empty
      title={title}
      text="换个分类或城市看看，新的商品会陆续上架。"
      action={
        <ButtonLink kind="secondary" to="/health/category">
          看看全部分类
        </ButtonLink>
      }
    />
  )
}
