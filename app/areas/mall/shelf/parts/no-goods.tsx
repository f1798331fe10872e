import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'

/** Where a list of goods is empty: what it says, and the way on. */
export function NoGoods({ title = '这里还没有商品' }: { title?: string | undefined }) {
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
