import { Loosen } from '#app/areas/mall/goods/cards/loosen.tsx'
import { countWishes, type GoodsWish, noWish } from '#app/areas/mall/goods/rules/wish.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'

interface NoProjectsProps {
  title?: string | undefined
  /** What was wanted of them, and where the list is with another wish. */
  wish?: GoodsWish
  to?: (wish: GoodsWish) => string
}

/** Where a list of projects is empty. */
export function NoProjects({ title = '本城市还没有这类项目', wish = noWish, to }: NoProjectsProps) {
  if (to && countWishes(wish) > 0)
    return (
      <>
        <Empty title="没有符合筛选的项目" text="放宽一个条件，多半就有了。" />
        <Loosen wish={wish} to={to} />
      </>
    )
  return (
    <Empty
      title={title}
      text="换个城市，或者看看别的项目。"
      action={
        <ButtonLink kind="secondary" to="/shop/serviceIndex">
          看看全部项目
        </ButtonLink>
      }
    />
  )
}
