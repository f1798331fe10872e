import { useState } from 'react'
import { useNavigate } from 'react-router'
import { modifyHealthRecord } from '#app/areas/records/home/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, maybeId } from '#kit/wire/load.ts'
import { childAddress } from '../cards/child-address.ts'
import { ChildForm } from '../cards/child-form.tsx'
import { addBabyHr, child, removeChild } from '../contract.ts'
import type { Route } from './+types/childedit'

export { handle } from 'virtual:rows/records-child-edit'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = maybeId(query, 'child_id')
  return { baby: child_id === undefined ? undefined : await callApi(child, { child_id }) }
})

export default function ChildEditPage({ loaderData: { baby } }: Route.ComponentProps) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const [adding, changing, removing] = [useAct(addBabyHr), useAct(modifyHealthRecord), useAct(removeChild)]
  const remove = async () => {
    setAsking(false)
    if (!baby || !(await removing.run({ child_id: baby.id }))) return
    toast('已删除')
    navigate('/records/children', { replace: true })
  }
  const end = baby && (
    <Button kind="text" size="small" busy={removing.busy} onClick={() => setAsking(true)}>
      删除
    </Button>
  )
  return (
    <Frame bar={{ title: baby ? '孩子的资料' : '给孩子建档案', end }}>
      <ChildForm
        baby={baby}
        busy={adding.busy || changing.busy}
        error={(adding.error ?? changing.error ?? removing.error)?.words}
        onSave={async (said) => {
          const saved = baby
            ? await changing.run({ ...said, gestation_days: said.gestation_days ?? 0, type: 'baby', id: baby.id })
            : await adding.run(said)
          if (saved) navigate(childAddress(saved.id), { replace: true })
        }}
      />
      <Dialog
        open={asking}
        danger
        title={`删除${baby?.baby_name ?? ''}的档案？`}
        confirmText="删除"
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        所有测量记录会一起删除，家里人也看不到了，不能恢复。
      </Dialog>
    </Frame>
  )
}
