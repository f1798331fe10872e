import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, readId } from '#kit/wire/load.ts'
import { carers, child, endCarer } from '../contract.ts'
import { InviteSheet } from '../parts/invite-sheet.tsx'
import type { Route } from './+types/carers'

export { handle } from 'virtual:rows/records-carers'

type Carer = CallOutput<typeof carers>['list'][number]

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = readId(query, 'child_id')
  const [baby, { list }] = await Promise.all([callApi(child, { child_id }), callApi(carers, { child_id })])
  return { baby, list }
})

export default function CarersPage({ loaderData: { baby, list } }: Route.ComponentProps) {
  const [isInviting, setIsInviting] = useState(false)
  const [ending, setEnding] = useState<Carer>()
  const act = useAct(endCarer)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const end = async () => {
    const carer = ending
    setEnding(undefined)
    if (!carer || !(await act.run({ child_id: baby.id, carer_id: carer.id }))) return
    toast(carer.is_me ? '已退出' : '已收回')
    if (carer.is_me) navigate('/records/children', { replace: true })
    else revalidate()
  }
  const isOwner = baby.rights === 'own'
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        {list.length === 0 && <Empty title="还没有请家人" text="爸爸、祖辈或月嫂都可以一起看、一起记，随时能收回。" />}
        {list.map((carer) => (
          <Card key={carer.id}>
            <div className="flex items-center justify-between gap-12">
              <div className="min-w-0">
                <p className="text-16">
                  {carer.relation_name}
                  {carer.is_me === 1 && '（我）'}{' '}
                  <span className="text-14 text-ink-2 tabular-nums">{carer.mobile}</span>
                </p>
                <p className="text-12 text-ink-3">
                  {carer.rights_words}
                  {carer.until && (carer.is_over ? ` · ${carer.until} 已到期` : ` · 到 ${carer.until} 为止`)}
                </p>
              </div>
              <Button size="small" kind="secondary" onClick={() => setEnding(carer)}>
                {carer.is_me ? '退出' : '收回'}
              </Button>
            </div>
          </Card>
        ))}
      </div>
      {isOwner && (
        <BottomAction error={act.error?.words}>
          <Button onClick={() => setIsInviting(true)}>请家人一起照看</Button>
        </BottomAction>
      )}
      {isInviting && <InviteSheet childId={baby.id} onClose={() => setIsInviting(false)} />}
      <Dialog
        open={ending !== undefined}
        danger
        title={ending?.is_me ? '不再一起照看？' : `不再请${ending?.relation_name ?? ''}一起照看？`}
        confirmText={ending?.is_me ? '退出' : '收回'}
        onCancel={() => setEnding(undefined)}
        onConfirm={end}
      >
        马上就看不到孩子的档案了，记过的内容会留下。
      </Dialog>
    </Frame>
  )
}
