import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'

/** The page of a kind of activity while there is none: `name` says of which kind. */
export const NoActivity = ({ name }: { name: string }) => (
  <Frame bar={{}}>
    <Empty
      drawing="bag"
      title={`现在没有${name}活动`}
      text="新的活动上线后会出现在这里。"
      action={
        <ButtonLink kind="secondary" to="/health/index">
          逛逛商城
        </ButtonLink>
      }
    />
  </Frame>
)
