import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type ownMeasures, removeOwnEntry } from '../contract.ts'

type Measured = CallOutput<typeof ownMeasures>['list'][number]
const SHOWN = 30

/** What was measured, the newest first. */
export function MeasuredList({ memberId, list }: { memberId: number; list: readonly Measured[] }) {
  const [asking, setAsking] = useState<Measured>()
  const [most, setMost] = useState(SHOWN)
  const removing = useAct(removeOwnEntry)
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const id = asking?.id
    setAsking(undefined)
    if (id === undefined || !(await removing.run({ member_id: memberId, id }))) return
    toast('已删除')
    revalidate()
  }
  return (
    <Card title="记录">
      {removing.error && (
        <div role="alert">
          <Notice tone="danger">{removing.error.words}</Notice>
        </div>
      )}
      <ul className="divide-y divide-line">
        {list.slice(0, most).map((one) => (
          <li key={one.id} className="flex items-start justify-between gap-8 py-8">
            <div className="min-w-0">
              <p className="text-16 tabular-nums">
                {one.value_words} <span className="text-14 text-ink-3">{one.unit}</span>
              </p>
              <p className="text-12 text-ink-3">
                {[one.time.slice(0, 16), one.context_words, one.note].filter(Boolean).join(' · ')}
              </p>
              {one.remark && <p className="text-12 text-ink-2">{one.remark}</p>}
            </div>
            <div className="shrink-0">
              <Button kind="text" size="small" onClick={() => setAsking(one)}>
                删除
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {list.length > most && (
        <Button kind="secondary" wide onClick={() => setMost(most + SHOWN)}>
          再看 {Math.min(SHOWN, list.length - most)} 条
        </Button>
      )}
      <Dialog
        open={asking !== undefined}
        title={`删除 ${asking?.value_words ?? ''} ${asking?.unit ?? ''}？`}
        danger
        confirmText="删除"
        onCancel={() => setAsking(undefined)}
        onConfirm={remove}
      />
    </Card>
  )
}
