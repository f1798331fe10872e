import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'

/** Where a list of projects is empty. */
export function NoProjects({ title = '本城市还没有这类项目' }: { title?: string | undefined }) {
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
