import { useEffect, useState } from 'react'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { docsayAdmire } from '../contract.ts'

type Admirers = CallOutput<typeof docsayAdmire>['list']

interface AdmirersProps {
  articleId: number
  likes: number
  first: Admirers
  /** Another number: asked anew. */
  changed: number
}

/** The last few who found an article useful. */
export function Admirers({ articleId, likes, first, changed }: AdmirersProps) {
  const [admirers, setAdmirers] = useState(first)
  useEffect(() => setAdmirers(first), [first])
  useEffect(() => {
    if (changed === 0) return
    callApi(docsayAdmire, { id: articleId }).then(
      ({ list }) => setAdmirers(list),
      () => undefined,
    )
  }, [articleId, changed])
  if (likes === 0 || admirers.length === 0) return null
  return (
    <div className="flex items-center gap-8 text-12 text-ink-3">
      <span className="flex -space-x-8">
        {admirers.map(({ user_image }) => (
          <Avatar key={user_image} src={user_image} size="small" />
        ))}
      </span>
      <span>
        {admirers[0]?.user_name} 等 {countText(likes)} 人觉得有用
      </span>
    </div>
  )
}
