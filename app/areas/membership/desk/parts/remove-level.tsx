import { useEffect, useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskLevelPreview, deskLevelRemove } from '../contract.ts'
import type { ManagedLevel } from './level-form.tsx'
import { isMoving, type Moved, movedWords, savedWords } from './moved.ts'

interface RemoveLevelProps {
  level: ManagedLevel
  onClose: () => void
  onSaved: () => void
}

/** What follows from removing a level, said before it is done. */
export function RemoveLevel({ level: { level, name }, onClose, onSaved }: RemoveLevelProps) {
  const found = usePreview(level)
  return (
    <EditForm
      title={`删除第 ${level} 级“${name}”？`}
      action="删除"
      kind="danger"
      disabled={!found?.moved}
      save={(_, send) => send(deskLevelRemove, { level })}
      said={savedWords}
      onSaved={onSaved}
      onClose={onClose}
    >
      <div aria-live="polite" className="space-y-8">
        {found?.failed && <Notice tone="danger">{found.failed}</Notice>}
        {found?.moved && (
          <Notice tone={isMoving(found.moved) ? 'warning' : 'success'}>{movedWords(found.moved)}</Notice>
        )}
      </div>
      <p className="text-14 text-ink-2">在这一级的患者按成长值回到低一级。要求这一级的积分商品，请一并修改。</p>
    </EditForm>
  )
}

const usePreview = (level: number) => {
  const [found, setFound] = useState<{ moved?: Moved; failed?: string }>()
  useEffect(() => {
    callApi(deskLevelPreview, { level }).then(
      (moved) => setFound({ moved }),
      (thrown) => {
        if (!(thrown instanceof WireError)) throw thrown
        setFound({ failed: thrown.words })
      },
    )
  }, [level])
  return found
}
