import { HeartIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { keepAsk, openAskDetail } from '../contract.ts'

/** Keeps somebody's consultation, or lets go of it; whether it is kept is fetched by the browser. */
export function MarkConsultation({ consultationId }: { consultationId: string }) {
  const signedIn = useSession() !== null
  const [kept, setKept] = useState(false)
  const keep = useAct(keepAsk)

  useEffect(() => {
    if (!signedIn) return setKept(false)
    callApi(openAskDetail, { ask_id: consultationId }).then(
      ({ is_focused }) => setKept(is_focused === 1),
      () => undefined,
    )
  }, [signedIn, consultationId])

  const toggle = async () => {
    const done = await keep.run({ ask_id: consultationId, state: kept ? 0 : 1 })
    if (!done) return
    setKept(done.state === 1)
    toast(done.state === 1 ? '已收藏，可在“我的收藏”找到' : '已取消收藏')
  }
  return (
    <Button kind="secondary" busy={keep.busy} onClick={toggle} aria-pressed={kept}>
      <HeartIcon className={kept ? 'fill-current text-danger' : ''} />
      {kept ? '已收藏' : '收藏'}
    </Button>
  )
}
