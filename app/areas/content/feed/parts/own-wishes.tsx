import { XIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { feedLess, feedWishes } from '../contract.ts'

type Topics = CallOutput<typeof feedWishes>['topics']

/** The topics of which the reader wanted less, each to be taken back; nothing where there are none. */
export function OwnWishes() {
  const isSignedIn = useSession() !== null
  const [topics, setTopics] = useState<Topics>([])
  const less = useAct(feedLess)
  useEffect(() => {
    if (isSignedIn)
      callApi(feedWishes, {}).then(
        (own) => setTopics(own.topics),
        () => undefined,
      )
  }, [isSignedIn])
  if (topics.length === 0) return null
  const takeBack = async ({ cat_id, cat_name }: Topics[number]) => {
    if (!(await less.run({ cat_id, state: 0 }))) return
    setTopics((before) => before.filter((one) => one.cat_id !== cat_id))
    toast(`又会给您看“${cat_name}”了，下次打开就有`)
  }
  return (
    <div className="flex flex-wrap items-center gap-8 text-12 text-ink-3">
      您让我们少推荐：
      {topics.map((topic) => (
        <button
          key={topic.cat_id}
          type="button"
          disabled={less.busy}
          onClick={() => takeBack(topic)}
          aria-label={`取消少看“${topic.cat_name}”`}
          className="flex min-h-target min-w-target items-center gap-4 rounded-full bg-well px-12 text-14 text-ink-2 active:opacity-70"
        >
          {topic.cat_name}
          <XIcon className="size-16" />
        </button>
      ))}
    </div>
  )
}
