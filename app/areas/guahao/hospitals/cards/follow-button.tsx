import { HeartIcon } from 'lucide-react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useOwnMark } from '#kit/wire/browser/use-answer.ts'
import { followUnit, unfollowUnit, unitFocus } from '../contract.ts'

/** Follows the hospital, or stops; whether one follows is fetched by the browser, the page itself is everybody's. */
export function FollowButton({ unitId }: { unitId: number }) {
  const [followed, setFollowed] = useOwnMark(unitFocus, { id: unitId }, ({ focus_state }) => focus_state === 1)
  const follow = useAct(followUnit)
  const unfollow = useAct(unfollowUnit)
  const toggle = async () => {
    const done = await (followed ? unfollow : follow).run({ id: unitId })
    if (!done) return
    setFollowed(done.focus_state === 1)
    toast(done.focus_state === 1 ? '已关注，可在个人中心找到' : '已取消关注')
  }
  return (
    <Button kind="secondary" size="small" busy={follow.busy || unfollow.busy} onClick={toggle} aria-pressed={followed}>
      <HeartIcon className={followed ? 'fill-current text-danger' : ''} />
      {followed ? '已关注' : '关注'}
    </Button>
  )
}
