import { HeartIcon } from 'lucide-react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useOwnMark } from '#kit/wire/browser/use-answer.ts'
import { addDoctorFollow, cancelDoctorFollow, doctorDetail } from '../contract.ts'

interface FollowDoctorProps {
  doctorId: number
  onFans?: ((fans: number) => void) | undefined
}

/** Follows the doctor, or stops; whether one follows is fetched by the browser, the page itself is everybody's. */
export function FollowDoctor({ doctorId, onFans }: FollowDoctorProps) {
  const [followed, setFollowed] = useOwnMark(
    doctorDetail,
    { doctor_id: doctorId },
    ({ is_focused }) => is_focused === 1,
  )
  const follow = useAct(addDoctorFollow)
  const cancel = useAct(cancelDoctorFollow)
  const toggle = async () => {
    const done = await (followed ? cancel : follow).run({ doctor_id: doctorId })
    if (!done) return
    setFollowed(done.is_focused === 1)
    onFans?.(done.fans_num)
    toast(done.is_focused === 1 ? '已关注，可在个人中心找到' : '已取消关注')
  }
  return (
    <Button kind="secondary" size="small" busy={follow.busy || cancel.busy} onClick={toggle} aria-pressed={followed}>
      <HeartIcon className={followed ? 'fill-current text-danger' : ''} />
      {followed ? '已关注' : '关注'}
    </Button>
  )
}
