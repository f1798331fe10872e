import { HeartIcon } from 'lucide-react'
import { depMarkStatus } from '#app/areas/guahao/departments/contract.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useOwnMark } from '#kit/wire/browser/use-answer.ts'
import { doFocus } from '../contract.ts'

/** Keeps a department among the favourites, or lets go of it; whether it is kept is fetched by the browser. */
export function KeepDepartment({ depId }: { depId: number }) {
  const [kept, setKept] = useOwnMark(depMarkStatus, { dep_id: depId }, ({ mark_status }) => mark_status === 1)
  const focus = useAct(doFocus)
  const toggle = async () => {
    const done = await focus.run({ type: 'department', object_id: depId, state: kept ? 0 : 1 })
    if (!done) return
    setKept(done.state === 1)
    toast(done.state === 1 ? '已收藏，可在“我的收藏”找到' : '已取消收藏')
  }
  return (
    <button
      type="button"
      aria-label="收藏科室"
      aria-pressed={kept}
      disabled={focus.busy}
      onClick={toggle}
      className="flex size-target shrink-0 items-center justify-center text-22 active:opacity-70"
    >
      <HeartIcon className={kept ? 'fill-current text-danger' : ''} />
    </button>
  )
}
