import { useState } from 'react'
import { hideReasons } from '#app/areas/guahao/comments/rules.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskDiscussionHide, deskDiscussionShow, type deskDiscussions } from '../contract.ts'

interface DecideProps {
  comment: Pick<CallOutput<typeof deskDiscussions>['list'][number], 'comment_id' | 'state'>
  onDone: () => void
}

/** What can be done with a comment where it stands: show it, or take it from everybody. */
export function Decide({ comment: { comment_id, state }, onDone }: DecideProps) {
  const [hiding, setHiding] = useState(false)
  if (state === 'deleted') return null
  const word = state === 'held' ? '不通过' : '隐藏'
  return (
    <div className="flex flex-wrap gap-12">
      {state !== 'shown' && (
        <ActButton
          call={deskDiscussionShow}
          input={{ comment_id }}
          kind="primary"
          said={() => '已展示，作者会收到通知'}
          onDone={onDone}
        >
          展示
        </ActButton>
      )}
      {(state === 'held' || state === 'shown') && (
        <Button kind="secondary" size="small" onClick={() => setHiding(true)}>
          {word}
        </Button>
      )}
      {hiding && (
        <ReasonForm
          title="不再给大家看这条评论？"
          label="原因，作者会看到"
          common={hideReasons.slice(0, 3)}
          maxLength={100}
          action={word}
          danger
          save={(reason, send) => send(deskDiscussionHide, { comment_id, reason })}
          said={() => '好了，作者和举报的人会收到通知'}
          onSaved={() => {
            setHiding(false)
            onDone()
          }}
          onClose={() => setHiding(false)}
        />
      )}
    </div>
  )
}
